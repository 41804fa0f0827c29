import type { EntryAmounts } from "../report.model";
import { PARTS, type Part, type Signs } from "./columns/column-proofs.model";

/** The amounts in a line's columns, in the smallest unit, with their printed signs. Blank cells are absent. */
export type SaidAmounts = Readonly<Partial<Record<Part | "gross" | "part" | "net", number>>>;

/**
 * The amounts of a line in the smallest unit: net = gross + bonus - prior - kept - fee - tax - withheld. Positive
 * values are deducted.
 */
export type LineAmounts = {
  readonly grossMinor: number;
  readonly bonusMinor: number;
  /** The part of the gross that earlier statements paid. */
  readonly priorMinor: number;
  /** The part of the commission kept by somebody between the supplier and the agent. */
  readonly keptMinor: number;
  readonly feeMinor: number;
  readonly taxMinor: number;
  readonly withheldMinor: number;
  /** As printed, if it is. */
  readonly netMinor: number;
  /** The net calculated from the other figures; equal to the printed net if they agree. */
  readonly countedMinor: number;
  /**
   * The amounts as stored in an entry: the bonus is part of the gross, and everything that isn't paid out is fee or
   * tax.
   */
  readonly stored: EntryAmounts;
};

/**
 * Calculates the amounts of a line. `signs` contains those of the existing columns. A missing gross, fee or net is
 * derived from the others; the amount paid is the net. With `isSplit`, a host kept any difference that no column
 * explains. If there are both an agent's share and an amount kept by the host, the share alone determines what was
 * kept.
 */
export function lineAmounts(said: SaidAmounts, signs: Signs, isSplit = false): LineAmounts {
  const off = (field: Part) => 0 - (signs[field] ?? -1) * (said[field] ?? 0);
  const bonusMinor = 0 - off("bonus") - off("override");
  const [priorMinor, taxMinor, withheldMinor] = [off("prior"), off("tax"), off("withheld")];
  const shared = said.part === undefined ? off("kept") : 0;
  const changes = bonusMinor - priorMinor - shared - off("fee") - off("deduction") - taxMinor - withheldMinor;
  const from = said.part ?? said.gross ?? (said.net === undefined ? 0 : said.net - changes);
  const grossMinor = said.gross ?? from;
  const counted = from + changes;
  const netMinor = said.net ?? counted;
  const isTold = said.part !== undefined || PARTS.some((field) => signs[field] !== undefined);
  const cameMinor = grossMinor + bonusMinor - priorMinor;
  const taxes = taxMinor + withheldMinor;
  const untold = isTold ? 0 : counted - netMinor;
  return {
    grossMinor,
    bonusMinor,
    priorMinor,
    keptMinor: grossMinor - from + shared + (isSplit ? untold : 0),
    feeMinor: off("fee") + off("deduction") + (isSplit ? 0 : untold),
    taxMinor,
    withheldMinor,
    netMinor,
    countedMinor: isTold ? counted : netMinor,
    stored: { grossMinor: cameMinor, taxMinor: taxes, feeMinor: cameMinor - taxes - netMinor },
  };
}
