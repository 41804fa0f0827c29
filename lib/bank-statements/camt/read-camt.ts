import type { StatementRead } from "../statement.model";
import { accountOf, type StatementTally, statementTally } from "../statement-tally.model";
import { currencyAt } from "../statement-values.model";
import { wholeText } from "../text-lines.model";
import { damagedAt } from "../unreadable.model";
import { amountOf, type CamtPayment, paymentsOf, raises, reasonOfEntry } from "./camt-entry.model";
import { textAt, type XmlElement } from "./xml-element.model";
import { readContainers } from "./xml-elements";

const STATEMENTS: ReadonlySet<string> = new Set(["Stmt", "Rpt", "Ntfctn"]);
const OPENING: ReadonlySet<string> = new Set(["OPBD", "PRCD"]);

type Found = CamtPayment & { readonly line: number; readonly raw: string };
type Balance = { readonly minor: number; readonly currency: string };

/** Reads CAMT.053, and 052 and 054, of any version. */
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
  if (statements === 0) throw damagedAt(1, "the file has no statement");
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

  constructor(text: string, tally: StatementTally) {
    this.text = text;
    this.tally = tally;
  }

  take(element: XmlElement, line: number): void {
    if (element.name === "Acct") this.open(element, line);
    else if (element.name === "Bal") this.balance(element, line);
    else if (element.name === "CreDtTm") this.createdOn = element.text.trim();
    else if (element.name === "Ntry") this.entry(element, line);
  }

  end(): void {
    const turnsReversals = reversalsTurn(this.found, this.opening, this.closing);
    for (const { reversal, ...payment } of this.found) {
      const turned =
        reversal && turnsReversals ? { minor: -payment.minor + 0, payer: reversal.original } : undefined;
      this.tally.pay({ ...payment, ...turned, account: this.account });
    }
  }

  private open(element: XmlElement, line: number): void {
    const id = ["IBAN", "BBAN"].flatMap((kind) => textAt(element, "Id", kind) ?? [])[0];
    this.account = accountOf(
      id ?? textAt(element, "Id", "Othr", "Id") ?? textAt(element, "Id", "PrtryAcct", "Id"),
    );
    const currency = textAt(element, "Ccy");
    if (currency) this.tally.account(this.account, currencyAt(currency, line));
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
    if (reason) this.tally.skip(line, raw, reason);
    else
      for (const payment of paymentsOf(element, line, this.createdOn))
        this.found.push({ ...payment, line, raw });
  }
}

/**
 * Whether reversals show the mark of what they reverse, so that their signs have to be turned. ISO 20022 has an entry's
 * mark be its own; some banks do otherwise, and only the statement's balances can prove it of one.
 */
function reversalsTurn(
  found: readonly Found[],
  opening: Balance | undefined,
  closing: Balance | undefined,
): boolean {
  if (!opening || !closing || opening.currency !== closing.currency) return false;
  const own = found.filter(({ currency }) => currency === closing.currency);
  const sum = (turns: boolean) =>
    own.reduce((total, { minor, reversal }) => total + (reversal && turns ? -minor : minor), opening.minor);
  return sum(false) !== closing.minor && sum(true) === closing.minor;
}
