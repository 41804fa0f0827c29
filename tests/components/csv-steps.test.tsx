import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { MappingStep } from "@/components/imports/mapping-step";
import { PreviewStep, SampleTable } from "@/components/imports/preview-step";
import { FormatQuestions } from "@/components/shared/file-import/format-questions";
import { type CsvMapping, suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { show } from "../support/components/screen";

const HEADERS = ["Booking number", "Guest", "Total amount", "Commission", "Check-in", "Vendor"];
const CHOSEN = {
  file: new File([""], "spring.csv"),
  headers: HEADERS,
  firstRow: ["AB-1", " Jo Park ", "€1,234.50", "a lot", "3/9/2027", ""],
  encoding: "windows-1252",
  delimiter: ";",
} as const;

function Mapping({ told }: { readonly told: (mapping: CsvMapping) => void }) {
  const [mapping, setMapping] = useState<CsvMapping>(suggestedMapping(HEADERS));
  const map = (next: CsvMapping) => {
    setMapping(next);
    told(next);
  };
  return <MappingStep chosen={CHOSEN} mapping={mapping} isRemembered={false} onMap={map} />;
}

const column = (name: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name });
/** The text beside a field's column: the sample cell and its parsed value. */
const sample = (name: RegExp) => column(name).closest("li")?.lastElementChild?.textContent;

describe("which column fills which field", () => {
  it("is proposed from the headers, with what the first row becomes", () => {
    show(<Mapping told={vi.fn()} />, { dateFormat: "dd/mm/yyyy" });
    expect(screen.getByText(/Windows-1252, separated by semicolon/)).toBeTruthy();
    expect(column(/^Confirmation number/).value).toBe("Booking number");
    expect(column(/^Supplier name/).value).toBe("Vendor");
    expect(column(/^Client name/).value).toBe("Guest");
    expect(sample(/^Confirmation number/)).toBe("AB-1");
    expect(sample(/^Total booking amount/)).toBe("€1,234.50 →  becomes EUR 1,234.50");
    expect(sample(/^Expected commission amount/)).toBe("a lot →  becomes can't be read");
    expect(sample(/^Travel start date/)).toBe("3/9/2027 →  becomes 09/03/2027");
    expect(sample(/^Supplier name/)).toBe("–");
  });

  it("is changed by choosing another, and the sample follows", async () => {
    const told = vi.fn();
    const { user } = show(<Mapping told={told} />);
    await user.selectOptions(column(/^Client name/), "Guest");
    expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ clientName: "Guest" }));
    expect(sample(/^Client name/)).toBe("Jo Park");
    await user.selectOptions(column(/^Supplier name/), "Not mapped");
    expect(column(/^Supplier name/).value).toBe("");
  });

  it("marks the fields that an import can't do without", () => {
    show(<Mapping told={vi.fn()} />);
    const required = screen.getAllByRole<HTMLSelectElement>("combobox").filter((one) => one.required);
    expect(required.map(({ labels }) => labels[0]?.textContent)).toEqual([
      "Confirmation number *",
      "Total booking amount *",
      "Expected commission amount *",
      "Travel start date *",
    ]);
  });
});

describe("what a file leaves open", () => {
  it("is asked with both meanings written out, and answered by one press", async () => {
    const onAnswer = vi.fn();
    const questions = [
      { about: "dateOrder", example: "03/04/2027", choices: ["DMY", "MDY"] },
      { about: "decimalMark", example: "EUR 1.234" },
    ] as const;
    const { user } = show(<FormatQuestions questions={questions} answers={{}} onAnswer={onAnswer} />);
    const day = screen.getByRole("group", { name: /what does “03\/04\/2027” mean/ });
    expect(within(day).getByRole("radio", { name: "April 3, 2027 (day first)" })).toBeTruthy();
    await user.click(within(day).getByRole("radio", { name: "March 4, 2027 (month first)" }));
    expect(onAnswer).toHaveBeenLastCalledWith({ dateOrder: "MDY" });
    const amount = screen.getByRole("group", { name: /what does “EUR 1.234” mean/ });
    await user.click(within(amount).getByRole("radio", { name: "1234 (the point groups thousands)" }));
    expect(onAnswer).toHaveBeenLastCalledWith({ decimalMark: "," });
    await user.click(within(amount).getByRole("radio", { name: "1.234 (the point comes before decimals)" }));
    expect(onAnswer).toHaveBeenLastCalledWith({ decimalMark: "." });
  });
});

describe("the first rows", () => {
  it("stand as they are understood, and what is wrong stands in its cell", () => {
    const errors = [{ row: 3, field: "travelStartDate", message: "Travel start date must be a valid date" }];
    const rows = [
      { row: 2, cells: ["AB-1", "", "1.234,50", "100", "3/9/2027", "Altamar"], errors: [] },
      { row: 3, cells: ["AB-2", "", "10", "1", "soon", ""], errors },
    ];
    show(
      <SampleTable
        sample={rows}
        headers={HEADERS}
        mapping={suggestedMapping(HEADERS)}
        format={{ decimalMark: ",", dateOrder: "DMY" }}
      />,
      { dateFormat: "yyyy-mm-dd" },
    );
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ["2", "AB-1", "–", "1,234.50", "100.00", "2027-09-03", "Altamar"],
      ["3", "AB-2", "–", "10.00", "1.00", "soonTravel start date must be a valid date", "–"],
    ]);
  });
});

describe("the preview", () => {
  const preview = (more: { readonly error?: string; readonly onRetry?: () => Promise<void> }) => (
    <PreviewStep
      flow={{
        dryRun: null,
        chosen: CHOSEN,
        mapping: {},
        answers: {},
        asked: [],
        keep: [],
        isBusy: true,
        error: more.error ?? null,
        preview: more.onRetry ?? vi.fn(),
        keepRows: vi.fn(),
      }}
    />
  );

  it("says that it is on its way, and what kept it with another try", async () => {
    const onRetry = vi.fn(async () => undefined);
    const { user, showAgain } = show(preview({}));
    expect(screen.getByRole("status").textContent).toBe("Checking every row...");
    showAgain(preview({ error: "This file has no rows below its headers.", onRetry }));
    expect(screen.getByText("This file has no rows below its headers.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
