import { suggestedMapping } from "@/lib/imports/csv-mapping.model";

/** The headers of a test file; `csv` puts them above its rows. */
export const HEADERS = [
  "Confirmation Number",
  "Client",
  "Total Amount",
  "Currency",
  "Commission",
  "Start Date",
  "End Date",
  "Supplier",
];
/** Returns a valid row with the given changes. */
export const row = (
  number: string,
  change: Partial<Record<"total" | "commission" | "start" | "supplier", string>> = {},
) =>
  [
    number,
    "Jo Park",
    change.total ?? "1000",
    "USD",
    change.commission ?? "100",
    change.start ?? "2027-03-01",
    "2027-03-08",
    change.supplier ?? "Marriott",
  ].join(",");
export const csv = (...rows: string[]) => [HEADERS.join(","), ...rows].join("\r\n");

/** The parts of an upload that a test specifies; defaults are valid. */
export type Parts = {
  readonly file?: Blob | string;
  readonly name?: string;
  readonly mapping?: unknown;
  readonly options?: unknown;
};

/** Returns the multipart form of an import. */
export function form({ file = csv(row("A1")), name = "bookings.csv", mapping, options }: Parts): FormData {
  const data = new FormData();
  data.append("file", typeof file === "string" ? new Blob([file], { type: "text/csv" }) : file, name);
  const chosen = mapping === undefined ? suggestedMapping(HEADERS) : mapping;
  data.append("mapping", typeof chosen === "string" ? chosen : JSON.stringify(chosen));
  if (options !== undefined) data.append("options", JSON.stringify(options));
  return data;
}
