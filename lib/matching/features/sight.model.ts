import type { OwedBooking, Payment } from "../candidate.model";
import type { Knowledge, Signals } from "../knowledge/knowledge.model";
import type { AmountFit } from "./amounts.model";
import { type Identifier, identifiersOf, type Memo, readMemo } from "./memo.model";
import { NumberReader } from "./number-fit.model";

/** Words of many banks for money that goes back; what a bank or a market writes instead is learned from what is ignored. */
const REFUNDS =
  /\b(REFUND|RETURN(ED)?|REVERSAL|REVERSED|RECALL(ED)?|CLAWBACK|CHARGEBACK|RIMBORSO|REEMBOLSO|REMBOURSEMENT|ERSTATTUNG|RUCKZAHLUNG)\b/;
const NEAR = 0.15;
const ROUND = 100;

/** Everything about one payment that its candidates are looked at with. */
export class Sight {
  readonly payment: Payment;
  readonly knowledge: Knowledge;
  readonly memo: Memo;
  readonly identifiers: readonly Identifier[];
  readonly numbers: NumberReader;
  readonly signals: Signals;
  /** How strongly the memo names the supplier that it names best. */
  readonly strongest: number;
  readonly words: ReadonlySet<string>;
  readonly squashed: string;
  readonly isRefund: boolean;
  /** Whether the same payer paid the same amount a short while ago. */
  readonly isRepeat: boolean;
  readonly #near = new Map<string, { readonly all: number; readonly round: number }>();

  constructor(payment: Payment, knowledge: Knowledge, isRepeat: boolean) {
    this.payment = payment;
    this.knowledge = knowledge;
    this.isRepeat = isRepeat;
    this.memo = readMemo(payment.payer ? `${payment.payer} / ${payment.memo}` : payment.memo);
    this.identifiers = identifiersOf(this.memo);
    this.numbers = new NumberReader(this.identifiers);
    this.signals = knowledge.signalsOf(payment.memo, payment.payer, payment.assignedFamily);
    this.strongest = Math.max(0, ...[...this.signals.families.values()].map(({ strength }) => strength));
    this.words = new Set(this.memo.pieces);
    this.squashed = this.memo.pieces.join("");
    this.isRefund = REFUNDS.test(this.memo.text);
  }

  /** The suppliers that the memo may name, likeliest first. */
  supplierNames(): readonly string[] {
    return [...this.signals.families.keys()].flatMap((family) => this.knowledge.names.get(family) ?? []);
  }

  /** What the families that are named may owe: how dense amounts lie says how often one is hit by chance. */
  noteOwing(bookings: readonly OwedBooking[]): void {
    const { amountMinor } = this.payment;
    const near = bookings.filter(
      ({ outstandingMinor: owed }) => Math.abs(owed - amountMinor) <= NEAR * amountMinor,
    );
    for (const { supplierId, currency, outstandingMinor } of near) {
      const key = `${supplierId && this.knowledge.familyOf(supplierId)} ${currency}`;
      const { all, round } = this.#near.get(key) ?? { all: 0, round: 0 };
      this.#near.set(key, { all: all + 1, round: round + (outstandingMinor % ROUND === 0 ? 1 : 0) });
    }
  }

  /** How many bookings of a family are expected to fit as well as this one by chance. */
  chanceOf({ kind, gap }: AmountFit, family: string | null): number {
    const { amountMinor, currency } = this.payment;
    const { habits } = this.knowledge;
    const { all, round } = this.#near.get(`${family} ${currency}`) ?? { all: 0, round: 0 };
    const isRound = amountMinor % ROUND === 0;
    const perUnit = (isRound ? round : all) / Math.max(1, (2 * NEAR * amountMinor) / (isRound ? ROUND : 1));
    if (kind === "exact") return perUnit;
    if (kind === "fee") return perUnit * Math.max(1, habits.feesOf(currency).size);
    if (kind === "share" || kind === "part") return perUnit * Math.max(1, habits.shares.length);
    return all * Math.min(1, Math.abs(gap) / NEAR);
  }
}
