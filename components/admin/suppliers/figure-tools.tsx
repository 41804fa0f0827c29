"use client";

import { useId } from "react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { Select } from "@/components/ui/select";
import { ANY_SUPPLIERS_URL } from "@/lib/base/addresses.model";

/** Search by name, verified or not, and the list as a file. */
export function FigureTools() {
  const { values, go } = useUrlState(ANY_SUPPLIERS_URL);
  const id = useId();
  return (
    <>
      <SearchBox url={ANY_SUPPLIERS_URL} label="Search suppliers" placeholder="Search suppliers..." />
      <label htmlFor={id} className="sr-only">
        Status
      </label>
      <Select
        id={id}
        className="w-36"
        value={values.verified ?? ""}
        onChange={({ target: { value } }) =>
          go({ verified: value === "yes" || value === "no" ? value : null })
        }
      >
        <option value="">All statuses</option>
        <option value="yes">Verified</option>
        <option value="no">Unverified</option>
      </Select>
      <ExportMenu hrefOf={(format) => exportHref(format, values)} />
    </>
  );
}

function exportHref(format: "csv" | "xlsx", values: ReturnType<typeof ANY_SUPPLIERS_URL.read>): string {
  const query = { format, search: values.search, verified: values.verified ?? "" };
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return `/api/admin/suppliers/export?${new URLSearchParams(given)}`;
}
