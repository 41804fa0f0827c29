import type { ReactNode } from "react";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";

type Imported = { readonly id: string; readonly fileName: string; readonly status: string };

/** The most recent imports, each with its result and its actions, such as Undo. Renders nothing if there are none. */
export function RecentList<Import extends Imported>({
  imports,
  instantOf,
  toldOf,
  steps,
  children: actionsOf,
}: {
  readonly imports: readonly Import[];
  readonly instantOf: (one: Import) => string;
  readonly toldOf: (one: Import) => string;
  /** The links to other pages of the list. */
  readonly steps?: ReactNode;
  readonly children: (one: Import) => ReactNode;
}) {
  if (imports.length === 0 && !steps) return null;
  return (
    <section aria-labelledby="recent-imports">
      <h3 id="recent-imports" className="mb-2 font-medium text-sm">
        Recent imports
      </h3>
      <ul className="divide-y rounded-lg border empty:hidden">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
            <span className="min-w-0">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{one.fileName}</span>
                {one.status === "UNDONE" ? <Badge>Undone</Badge> : null}
                {one.status === "FAILED" ? <Badge tone="danger">Failed</Badge> : null}
              </span>
              <span className="text-muted-foreground text-sm">
                <InstantText value={instantOf(one)} /> · {toldOf(one)}
              </span>
            </span>
            <span className="flex items-center gap-1">{actionsOf(one)}</span>
          </li>
        ))}
      </ul>
      {steps}
    </section>
  );
}
