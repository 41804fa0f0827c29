import { describe, expect, it } from "vitest";
import { formatDetector } from "@/lib/imports/csv-format.model";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";

const HEADERS = [
  "Confirmation",
  "Client",
  "Total amount",
  "Currency",
  "Commission",
  "Commission currency",
  "Start",
  "End",
  "Supplier",
];

describe("a file's format", () => {
  const detected = (rows: readonly Partial<Record<"amount" | "date", string>>[], answers = {}) => {
    const detector = formatDetector(HEADERS, suggestedMapping(HEADERS));
    for (const { amount = "5", date = "2027-01-01" } of rows) {
      detector.look(["", "", amount, "", "5", "", date, "", ""]);
    }
    const { format, questions } = detector.result(answers);
    return { format, questions };
  };

  it("follows from the first value that is clear", () => {
    expect(
      detected([
        { amount: "1.234", date: "05/03/2027" },
        { amount: "9,50", date: "25/03/2027" },
      ]),
    ).toEqual({
      format: { decimalMark: ",", dateOrder: "DMY" },
      questions: [],
    });
  });

  it("is asked about once where nothing decides it, and an answer decides it", () => {
    const rows = [{ amount: "1,234", date: "05/03/2027" }];
    expect(detected(rows)).toEqual({
      format: { decimalMark: ".", dateOrder: "DMY" },
      questions: [
        { about: "dateOrder", example: "05/03/2027", choices: ["DMY", "MDY"] },
        { about: "decimalMark", example: "1,234" },
      ],
    });
    expect(detected(rows, { dateOrder: "DMY", decimalMark: "," })).toEqual({
      format: { decimalMark: ",", dateOrder: "DMY" },
      questions: [],
    });
  });

  it("is what the file shows, whatever was answered for another one", () => {
    const rows = [
      { amount: "9,50", date: "05/28/2027" },
      { amount: "1.234", date: "05/03/2027" },
    ];
    expect(detected(rows, { dateOrder: "DMY", decimalMark: "." })).toEqual({
      format: { decimalMark: ",", dateOrder: "MDY" },
      questions: [],
    });
  });

  it("is asked about where the file contradicts itself and something is left open", () => {
    expect(detected([{ date: "25/03/2027" }, { date: "03/25/2027" }]).questions).toEqual([]);
    expect(
      detected([{ date: "25/03/2027" }, { date: "03/25/2027" }, { date: "01/02/2027" }]).questions,
    ).toEqual([{ about: "dateOrder", example: "01/02/2027", choices: ["DMY", "MDY"] }]);
  });
});
