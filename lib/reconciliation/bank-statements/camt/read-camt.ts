import type { Currency } from "@/lib/platform/base/money";
import type { StatementRead } from "../statement.model";
import { accountOf, type StatementTally, statementTally } from "../statement-tally.model";
import { statedTotal, sumsOf } from "../statement-totals.model";
import { currencyAt, statedMinor } from "../statement-values.model";
import { wholeText } from "../text-lines.model";
import { unreadableAt } from "../unreadable.model";
import { amountOf, type CamtPayment, paymentsOf, raises, reasonOfEntry } from "./camt-entry.model";
import { textAt, type XmlElement } from "./xml-element.model";
import { readContainers } from "./xml-elements";

const STATEMENTS: ReadonlySet<string> = new Set(["Stmt", "Rpt", "Ntfctn"]);
const OPENING: ReadonlySet<string> = new Set(["OPBD", "PRCD"]);

type Found = CamtPayment & { readonly line: number; readonly raw: string };
type Balance = { readonly minor: number; readonly currency: string };

/** Reads CAMT.052, CAMT.053 and CAMT.054 in any version. */
export function readCamt(bytes: Uint8Array): StatementRead {
  const text = wholeText(bytes);
  const tally = statementTally("camt");
  let statement: CamtStatement | undefined;
  let statements = 0;
  readContainers(text, STATEMENTS, {
    begin: () => {
      statement = new CamtStatement(text, tally);
      statements += 1;
    },
    child: (element, line) => statement?.take(element, line),
    end: () => statement?.end(),
  });
  if (statements === 0) throw unreadableAt(1, "the file has no statement");
  return tally.read();
}

class CamtStatement {
  private readonly text: string;
  private readonly tally: StatementTally;
  private account: string | null = null;
  private createdOn: string | undefined;
  private readonly found: Found[] = [];
  private opening: Balance | undefined;
  private closing: Balance | undefined;
  private summary: XmlElement | undefined;
  private currency: Currency | undefined;
  /** The signed amount of each booked entry, by its own mark. */
  private readonly entries: number[] = [];
  /**
   * False if totals can't be compared: they may or may not include entries that aren't booked, and a single page is
   * only a part.
   */
  private isWhole = true;

  constructor(text: string, tally: StatementTally) {
    this.text = text;
    this.tally = tally;
  }

  take(element: XmlElement, line: number): void {
    if (element.name === "Acct") this.open(element, line);
    else if (element.name === "Bal") this.balance(element, line);
    else if (element.name === "CreDtTm") this.createdOn = element.text.trim();
    else if (element.name === "Ntry") this.entry(element, line);
    else if (element.name === "TxsSummry") this.summary = element;
    else if (element.name === "StmtPgntn") this.isWhole &&= isOnlyPage(element);
  }

  end(): void {
    const turnsReversals = reversalsTurn(this.found, this.opening, this.closing);
    for (const { reversal, ...payment } of this.found) {
      const turned =
        reversal && turnsReversals ? { minor: -payment.minor + 0, payer: reversal.original } : undefined;
      this.tally.pay({ ...payment, ...turned, account: this.account });
    }
    if (this.isWhole) this.compare(turnsReversals);
  }

  /** Compares the file's totals with what was read, if all of it is in one currency. */
  private compare(turnsReversals: boolean): void {
    const codes = new Set(this.found.map(({ currency }) => currency));
    const [code = this.currency] = codes;
    if (code === undefined || codes.size > 1 || (this.currency ?? code) !== code) return;
    const sums = sumsOf(this.entries);
    const summed = (...path: string[]) => {
      const text = this.summary && textAt(this.summary, ...path);
      return text === undefined ? undefined : statedMinor(text, code, 1).minor;
    };
    const { opening, closing } = this;
    const moved = movedBy(this.found, turnsReversals);
    const isOne = opening?.currency === code && closing?.currency === code;
    this.tally.compare(
      statedTotal("in", summed("TtlCdtNtries", "Sum"), sums.came, code),
      statedTotal("out", summed("TtlDbtNtries", "Sum"), -sums.went + 0, code),
      statedTotal("all", summed("TtlNtries", "Sum"), sums.all, code),
      isOne ? statedTotal("closing", closing.minor, opening.minor + moved, code) : undefined,
    );
  }

  private open(element: XmlElement, line: number): void {
    const id = ["IBAN", "BBAN"].flatMap((kind) => textAt(element, "Id", kind) ?? [])[0];
    this.account = accountOf(
      id ?? textAt(element, "Id", "Othr", "Id") ?? textAt(element, "Id", "PrtryAcct", "Id"),
    );
    const currency = textAt(element, "Ccy");
    if (currency) this.currency = currencyAt(currency, line);
    if (this.currency) this.tally.account(this.account, this.currency);
  }

  private balance(element: XmlElement, line: number): void {
    const type = textAt(element, "Tp", "CdOrPrtry", "Cd") ?? "";
    const isClosing = type === "CLBD";
    if (!isClosing && !OPENING.has(type)) return;
    const { minor, currency } = amountOf(
      element.children.find(({ name }) => name === "Amt"),
      line,
    );
    const balance = { minor: raises(element) === false ? -minor : minor, currency };
    if (isClosing) this.closing = balance;
    else this.opening = balance;
  }

  private entry(element: XmlElement, line: number): void {
    const raw = this.text.slice(element.at, element.end);
    const reason = reasonOfEntry(element);
    if (reason) {
      this.isWhole = false;
      this.tally.skip(line, raw, reason);
      return;
    }
    const payments = paymentsOf(element, line, this.createdOn);
    this.entries.push(movedBy(payments, false));
    for (const payment of payments) this.found.push({ ...payment, line, raw });
  }
}

function isOnlyPage(pagination: XmlElement): boolean {
  return textAt(pagination, "PgNb") === "1" && textAt(pagination, "LastPgInd") !== "false";
}

/** Returns the sum of payments, with the signs of reversals inverted if they show the mark of the reversed payment. */
function movedBy(payments: readonly CamtPayment[], turnsReversals: boolean): number {
  return payments.reduce(
    (total, { minor, reversal }) => total + (reversal && turnsReversals ? -minor : minor),
    0,
  );
}

/**
 * Whether reversals show the mark of the payment that they reverse, so that their signs must be inverted. ISO 20022
 * says that the mark is the entry's own, but some banks deviate, and only the statement's balances can prove it.
 */
function reversalsTurn(
  found: readonly Found[],
  opening: Balance | undefined,
  closing: Balance | undefined,
): boolean {
  if (!opening || !closing || opening.currency !== closing.currency) return false;
  const own = found.filter(({ currency }) => currency === closing.currency);
  const sum = (turns: boolean) => opening.minor + movedBy(own, turns);
  return sum(false) !== closing.minor && sum(true) === closing.minor;
}
