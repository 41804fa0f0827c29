import { digitsOf } from "@/lib/platform/base/money";
import type { OwedBooking, Payment } from "../candidate.model";
import type { Knowledge, Signals } from "../knowledge/knowledge.model";
import { keysOf } from "../knowledge/lesson.model";
import { type AmountFit, type AmountKind, type Deposit, EQUAL_PARTS, TAX_SHARES } from "./amounts.model";
import { type Identifier, identifiersOf, locatorsOf, type Memo, readMemo, shapeOf } from "./memo.model";
import { NumberReader } from "./number-fit.model";
import { partsSaid, wordsSaid } from "./payment-words.model";

/**
 * Words that many banks use for returned money. Those of a particular bank or market are learned from ignored
 * transactions.
 */
const REFUNDS =
  /\b(REFUND|RETURN(ED)?|REVERSAL|REVERSED|RECALL(ED)?|CLAWBACK|CHARGEBACK|RIMBORSO|REEMBOLSO|REMBOURSEMENT|ERSTATTUNG|RUCKZAHLUNG)\b/;
/** The minimum strength with which a supplier must be named to search for sums of what it owes. */
export const LEAST_SUPPLIER = 0.45;
const NEAR = 0.15;
const ROUND = 100;
/** The number of different charges that banks may make and that aren't known yet. */
const MOST_CHARGES = 50;

/** Everything about one payment that is needed to compare it with its candidates. */
export class Sight {
  readonly payment: Payment;
  readonly knowledge: Knowledge;
  readonly memo: Memo;
  readonly identifiers: readonly Identifier[];
  readonly numbers: NumberReader;
  readonly signals: Signals;
  /** The strength with which the memo names the supplier that it names best. */
  readonly strongest: number;
  /** The company that the memo names, if it names one well enough. */
  readonly payer: string | null;
  /** The companies that such payments, of a processor or of cheques, were for before, if the memo names none of them. */
  readonly channel: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** The forms of the numbers in the memo, except numbers that identify the payer. */
  readonly shapes: ReadonlySet<string>;
  readonly squashed: string;
  readonly isRefund: boolean;
  /**
   * Whether the memo mentions money apart from the commission of bookings: an override, a bonus, a contribution to
   * advertising.
   */
  readonly isBonus: boolean;
  /** The payment, with what its memo says about deductions and parts. */
  readonly deposit: Deposit;
  /** Whether the memo mentions several bookings, or contains a number of the form of a report's. */
  readonly ofReport: { readonly several: boolean; readonly number: boolean };
  /** Whether the same payer recently paid the same amount. */
  readonly isRepeat: boolean;
  readonly #near = new Map<string, { readonly all: number; readonly round: number }>();

  constructor(payment: Payment, knowledge: Knowledge, isRepeat: boolean) {
    this.payment = payment;
    this.knowledge = knowledge;
    this.isRepeat = isRepeat;
    this.memo = readMemo(payment.payer ? `${payment.payer} / ${payment.memo}` : payment.memo);
    const cheques = chequesOf(this.memo);
    const numbers = identifiersOf(this.memo);
    this.identifiers = [
      ...numbers,
      ...locatorsOf(this.memo).filter(({ key }) => !knowledge.payers.isCommon(key)),
    ];
    this.numbers = new NumberReader(this.identifiers);
    this.signals = knowledge.signalsOf(payment.memo, payment.payer, payment.assignedFamily);
    const [best] = this.signals.families;
    this.strongest = best?.[1].strength ?? 0;
    this.payer = best && this.strongest >= LEAST_SUPPLIER ? best[0] : null;
    this.channel =
      payment.amountMinor > 0 && this.payer === null
        ? knowledge.payers.companiesPaidBy(keysOf(payment.memo, payment.payer))
        : new Set();
    this.shapes = new Set(
      numbers.flatMap(({ key, how }) =>
        how === "plain" && !knowledge.payers.isKnown(key) && !cheques.has(key) ? [shapeOf(key)] : [],
      ),
    );
    this.words = new Set(this.memo.pieces);
    this.squashed = this.memo.pieces.join("");
    this.ofReport = knowledge.speaksOfReport(payment.memo, payment.payer);
    this.isRefund = REFUNDS.test(this.memo.text);
    const names = this.supplierNames();
    this.isBonus = payment.amountMinor > 0 && wordsSaid(this.memo.text, "bonus", names).length > 0;
    this.deposit = {
      ...payment,
      saysTax: wordsSaid(this.memo.text, "tax", names).length > 0,
      ofParts: partsSaid(this.memo.text),
    };
  }

  /** The suppliers that the memo may name, most likely first. */
  supplierNames(): readonly string[] {
    return [...this.signals.families.keys()].flatMap((family) => this.knowledge.names.get(family) ?? []);
  }

  /** Records what the named families may owe. The density of amounts tells how often one is matched by chance. */
  noteOwing(bookings: readonly OwedBooking[]): void {
    const { amountMinor } = this.payment;
    for (const { supplierId, currency, outstandingMinor } of bookings) {
      const family = supplierId && this.knowledge.familyOf(supplierId);
      const worth = outstandingMinor * this.#worthOf(currency, family);
      if (Math.abs(worth - amountMinor) > NEAR * amountMinor) continue;
      const key = `${family} ${currency}`;
      const { all, round } = this.#near.get(key) ?? { all: 0, round: 0 };
      this.#near.set(key, { all: all + 1, round: round + (outstandingMinor % ROUND === 0 ? 1 : 0) });
    }
  }

  /** Returns what one minor unit of a currency arrives as from a family, or 0 if no rate is known. */
  #worthOf(currency: string, family: string | null): number {
    const { payment, knowledge } = this;
    if (currency === payment.currency) return 1;
    const rate = knowledge.rates.between(currency, payment.currency, payment.on) ?? 0;
    const scale = 10 ** (digitsOf(payment.currency) - digitsOf(currency));
    return rate * scale * knowledge.habits.spreads.of(family).middle;
  }

  /** Returns how many amounts would be right in a given way, or null if the amount is only near. */
  #waysOf(kind: AmountKind, owedIn: string): number | null {
    const { habits } = this.knowledge;
    const [fees, shares] = [habits.feesOf(owedIn).size, habits.shares.all.length];
    const ways: Partial<Record<AmountKind, number>> = {
      ...{ exact: 1, fee: fees, tax: TAX_SHARES.length, equal: EQUAL_PARTS.length },
      ...{ share: shares, part: shares, charge: MOST_CHARGES },
    };
    return ways[kind] ?? null;
  }

  /** Returns the number of a family's bookings in a currency that are expected to fit as well as this one by chance. */
  chanceOf({ kind, gap, isForeign }: AmountFit, family: string | null, owedIn: string): number {
    const { amountMinor } = this.payment;
    const { habits } = this.knowledge;
    const { all, round } = this.#near.get(`${family} ${owedIn}`) ?? { all: 0, round: 0 };
    if (isForeign) {
      const reach = Math.max(Math.abs(gap), habits.spreads.of(family).deviation);
      return all * Math.min(1, reach / NEAR);
    }
    const isRound = amountMinor % ROUND === 0;
    const perUnit = (isRound ? round : all) / Math.max(1, (2 * NEAR * amountMinor) / (isRound ? ROUND : 1));
    const ways = this.#waysOf(kind, owedIn);
    return ways === null ? all * Math.min(1, Math.abs(gap) / NEAR) : perUnit * Math.max(1, ways);
  }
}

/** Returns the numbers in a memo that are those of cheques. */
function chequesOf({ pieces }: Memo): ReadonlySet<string> {
  const figures = pieces.flatMap((piece, at) => {
    const isCheque = wordsSaid(pieces.slice(Math.max(0, at - 2), at).join(" "), "cheque").length > 0;
    return isCheque && /^\d+$/.test(piece) ? [piece] : [];
  });
  return new Set(figures);
}
