import type { EntryAmounts } from "../report.model";
import { PARTS, type Part, type Signs } from "./columns/column-proofs.model";

/** What the columns of a line say, in the smallest unit, signed as they are printed; absent where a cell is blank. */
export type SaidAmounts = Readonly<Partial<Record<Part | "gross" | "part" | "net", number>>>;

/** What a line comes to: net = gross + bonus - prior - kept - fee - tax - withheld, in the smallest unit, taken off where positive. */
export type LineAmounts = {
  readonly grossMinor: number;
  readonly bonusMinor: number;
  /** What earlier statements paid of the gross. */
  readonly priorMinor: number;
  /** What somebody between the supplier and the agent kept of the commission. */
  readonly keptMinor: number;
  readonly feeMinor: number;
  readonly taxMinor: number;
  readonly withheldMinor: number;
  /** As printed, where it is. */
  readonly netMinor: number;
  /** What the other figures come to, which is the printed net where they hold. */
  readonly countedMinor: number;
  /** As an entry keeps it: the bonus is a part of what came for the booking, and whatever isn't paid out is fee or tax. */
  readonly stored: EntryAmounts;
};

/**
 * `signs` has those of the columns there are. What isn't said of gross, fee and net follows from the others; what is paid
 * out is what the net says. With `isSplit` a difference that nothing else tells of was kept by a host. Where the agent's share stands beside what the host keeps, it says both.
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
