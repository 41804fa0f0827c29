"use client";

import { LabelledSelect } from "@/components/shared/form/labelled-controls";
import { Pagination } from "@/components/shared/table/pagination";
import { useUrlState } from "@/components/shared/table/url-state";
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
  const { values, go } = useUrlState(REPORT_URL);
  return choices.map(({ name, label, of }) => (
    <LabelledSelect
      key={name}
      label={label}
      className="max-sm:w-full sm:w-52"
      value={values[name] || of[0]?.value}
      choices={of.map((choice) => [choice.value, choice.label])}
      onChange={(event) => go({ [name]: event.target.value, page: 1 })}
    />
  ));
}

/** The pagination of a report's rows. */
export function ReportPages({ total }: { readonly total: number }) {
  return <Pagination url={REPORT_URL} total={total} noun="row" />;
}
