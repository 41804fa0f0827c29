import { CircleAlertIcon, InfoIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { counted } from "@/lib/platform/base/text";

/** The number of items of one kind; an entry of a description list of such counts. */
export function Count({
  label,
  value,
  tone,
}: {
  readonly label: string;
  readonly value: number;
  readonly tone?: "warn" | "danger" | undefined;
}) {
  return (
    <div className="rounded-md border px-3 py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd
        className={cn(
          "font-semibold text-lg tabular-nums",
          tone === "danger" && "text-danger-foreground",
          tone === "warn" && "text-warn-foreground",
        )}
      >
        {value.toLocaleString("en-US")}
      </dd>
    </div>
  );
}

/** An error or warning found in `count` rows; `rows` lists the first of them. */
type Cause = { readonly message: string; readonly count: number; readonly rows: readonly number[] };

/** A list of errors or warnings, grouped by cause. */
export function Causes({
  title,
  tone,
  causes,
  noun = "row",
}: {
  readonly title: string;
  readonly tone: "danger" | "warn";
  readonly causes: readonly Cause[];
  readonly noun?: string;
}) {
  if (causes.length === 0) return null;
  const Icon = tone === "danger" ? CircleAlertIcon : InfoIcon;
  return (
    <section>
      <h3 className="mb-1 font-medium text-sm">{title}</h3>
      <ul className="flex flex-col gap-1">
        {causes.map(({ message, count, rows }) => (
          <li key={message} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={cn(
                "mt-0.5 size-4 shrink-0",
                tone === "danger" ? "text-danger-foreground" : "text-warn-foreground",
              )}
            />
            <span>
              {message}
              <span className="text-muted-foreground text-sm">
                {" · "}
                {counted(count, noun)}: {rows.join(", ")}
                {count > rows.length ? ", ..." : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
