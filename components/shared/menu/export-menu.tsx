import { DownloadIcon } from "lucide-react";
import { type ExportQuery, exportHref } from "./export-href";
import { MenuButton } from "./menu-button";

/** A menu that exports a list in either format; `size` is "sm" in the bar of selected rows. */
export function ExportMenu({
  path,
  query,
  size = "md",
}: {
  readonly path: string;
  readonly query: ExportQuery;
  readonly size?: "sm" | "md";
}) {
  return (
    <MenuButton
      variant="outline"
      {...(size === "sm" ? ({ size, align: "start" } as const) : {})}
      items={[
        { label: "CSV", href: exportHref(path, "csv", query) },
        { label: "Excel (XLSX)", href: exportHref(path, "xlsx", query) },
      ]}
    >
      <DownloadIcon className={size === "sm" ? undefined : "@max-[46rem]/list:hidden max-sm:hidden"} />
      Export
    </MenuButton>
  );
}
