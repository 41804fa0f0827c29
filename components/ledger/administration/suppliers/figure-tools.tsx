"use client";

import { useId } from "react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { Select } from "@/components/ui/select";
import { ANY_SUPPLIERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

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
      <ExportMenu
        path="/api/admin/suppliers/export"
        query={{ search: values.search, verified: values.verified }}
      />
    </>
  );
}
