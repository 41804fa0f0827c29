import { DownloadIcon } from "lucide-react";
import { MenuButton } from "./menu-button";

/** A list as a file, in either format; `size` is "sm" beside chosen rows. */
export function ExportMenu({
  hrefOf,
  size = "md",
}: {
  readonly hrefOf: (format: "csv" | "xlsx") => string;
  readonly size?: "sm" | "md";
}) {
  return (
    <MenuButton
      variant="outline"
      {...(size === "sm" ? ({ size, align: "start" } as const) : {})}
      items={[
        { label: "CSV", href: hrefOf("csv") },
        { label: "Excel (XLSX)", href: hrefOf("xlsx") },
      ]}
    >
      <DownloadIcon
        aria-hidden="true"
        className={size === "sm" ? undefined : "@max-[46rem]/list:hidden max-sm:hidden"}
      />
      Export
    </MenuButton>
  );
}
