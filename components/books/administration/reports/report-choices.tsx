"use client";

import { useId } from "react";
import { Pagination } from "@/components/shared/table/pagination";
import { useUrlState } from "@/components/shared/table/url-state";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { REPORT_URL } from "@/lib/books/reports/report-address.model";

type Choice = { readonly value: string; readonly label: string };

/** Selects for a report's account, month or year. The first value applies if the address has none. */
export function ReportChoices({
  choices,
}: {
  readonly choices: readonly {
    readonly name: "account" | "month" | "year";
    readonly label: string;
    readonly of: readonly Choice[];
  }[];
}) {
  const id = useId();
  const { values, go } = useUrlState(REPORT_URL);
  return choices.map(({ name, label, of }) => (
    <div key={name} className="flex flex-col gap-1 max-sm:w-full sm:w-52">
      <Label htmlFor={`${id}-${name}`}>{label}</Label>
      <Select
        id={`${id}-${name}`}
        value={values[name] || of[0]?.value}
        onChange={(event) => go({ [name]: event.target.value, page: 1 })}
      >
        {of.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  ));
}

/** The pagination of a report's rows. */
export function ReportPages({ total }: { readonly total: number }) {
  return <Pagination url={REPORT_URL} total={total} noun="row" />;
}
