import { readBai2 } from "./bai2/bai2.model";
import { readCamt } from "./camt/read-camt";
import { readClientBankExchange } from "./client-bank-exchange.model";
import { readCsvStatement } from "./csv/csv-statement.model";
import { readAbo } from "./fixed-records/abo.model";
import { readCbi } from "./fixed-records/cbi.model";
import { readCfonb } from "./fixed-records/cfonb.model";
import { readCoda } from "./fixed-records/coda.model";
import { readNorma43 } from "./fixed-records/norma43.model";
import { readMt940 } from "./mt940/mt940.model";
import { readOfx } from "./ofx/ofx.model";
import { readQif } from "./qif.model";
import {
  STATEMENT_BYTES,
  type StatementFormat,
  type StatementOptions,
  type StatementRead,
  type StatementResult,
} from "./statement.model";
import { formatOf } from "./statement-format.model";
import { Unreadable, unreadableAt } from "./unreadable.model";

const READERS: Readonly<
  Record<StatementFormat, (bytes: Uint8Array, options: StatementOptions) => StatementRead>
> = {
  csv: readCsvStatement,
  ofx: readOfx,
  camt: readCamt,
  mt940: readMt940,
  qif: readQif,
  bai2: readBai2,
  norma43: readNorma43,
  coda: readCoda,
  abo: readAbo,
  cfonb: readCfonb,
  cbi: readCbi,
  "1c": readClientBankExchange,
};

/**
 * Reads a bank statement in any supported format. Returns all of it, or what is wrong with it, or what it leaves open.
 */
export function readStatement(bytes: Uint8Array, options: StatementOptions = {}): StatementResult {
  try {
    if (bytes.length > STATEMENT_BYTES) throw unreadableAt(1, "the file is larger than 25 MB");
    return READERS[formatOf(bytes)](bytes, options);
  } catch (error) {
    if (error instanceof Unreadable) return error.result;
    throw error;
  }
}
