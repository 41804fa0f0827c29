import { cn } from "@/components/ui/cn";

/** The lines of each drawing, as the data of one path. */
const DRAWINGS = {
  boat: "M48 14v40M52 20c13 8 21 19 23 32H52zM44 26c-9 6-15 15-17 26h17zM20 62h56l-8 12H29zM10 82c6 0 6 4 12.7 4s6.7-4 12.7-4 6 4 12.6 4 6.7-4 12.7-4 6 4 12.6 4 6.7-4 12.7-4",
  envelope:
    "M16 30h64v42H16zM16 32l32 24 32-24M16 70l22-20M80 70l-22-20M30 20h24M60 20h6M10 82c6 0 6 4 12.7 4s6.7-4 12.7-4 6 4 12.6 4 6.7-4 12.7-4 6 4 12.6 4 6.7-4 12.7-4",
  anchor:
    "M48 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM48 22v56M34 34h28M18 52c1 16 13 26 30 26s29-10 30-26M11 60l7-9 8 8M85 60l-7-9-8 8M60 14c10 2 14 8 22 6",
  ledger:
    "M20 14h50a6 6 0 0 1 6 6v62H26a6 6 0 0 1-6-6zM20 76a6 6 0 0 1 6-6h50M34 14v56M43 28h22M43 38h22M43 48h13M64 58c-3-2-8-2-8 1s8 2 8 5-5 3-8 1",
} as const;

export type IllustrationName = keyof typeof DRAWINGS;

/** A line drawing in the colour of the surrounding text; for empty states and failure pages only. */
export function Illustration({
  name,
  className,
}: {
  readonly name: IllustrationName;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn("size-24 text-primary", className)}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
