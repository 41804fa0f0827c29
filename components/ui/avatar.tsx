import { cn } from "./cn";

/**
 * A user's picture; the initials show while it loads and if it fails to load. It is decorative, because the name
 * appears next to it.
 */
export function Avatar({
  name,
  image,
  className,
}: {
  readonly name: string;
  readonly image?: string | null;
  readonly className?: string;
}) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "relative inline-flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent font-medium text-accent-foreground text-xs",
        className,
      )}
    >
      {initialsOf(name)}
      {image ? (
        // biome-ignore lint/performance/noImgElement: a 32-pixel picture from the identity provider needs no optimizer.
        <img
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const first = words.at(0) ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${[...first].at(0) ?? ""}${[...last].at(0) ?? ""}`.toUpperCase();
}
