import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { isArchive } from "@/lib/reader/documents/workbook/archive";
import type { StatementFormat } from "./statement.model";
import { unreadableAt } from "./unreadable.model";

const HEAD_LENGTH = 16_384;

const SIGNS: readonly (readonly [StatementFormat, RegExp])[] = [
  ["ofx", /^(?:\s*OFXHEADER\s*[:=]|[^,;]{0,2000}<OFX\s*>|\s*<\?xml[\s\S]{0,2000}<\?OFX)/i],
  ["camt", /^\s*<[\s\S]*?(?:camt\.05[234]|BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn))/],
  ["mt940", /^(?:\s*\{1:|\s*:\d{2,3}[A-Z]?:|[\s\S]{0,1000}?[\r\n]:(?:20|25):)/],
  ["bai2", /^\s*01,[^\r\n]*?(?:[\r\n]|\/)\s*(?:02|88),/],
  ["norma43", /^\s*11\d{30}[12]\d{17}/],
  ["coda", /^\s*0{5}\d{6}[\d ]{3}05/],
  ["abo", /^\s*074\d{16}.{20}\d{20}[-+ 0]\d{14}/],
  ["cfonb", /^\s*01\d{5}.{9}[A-Z]{3}\d.{12} {2}\d{6}.{50}\d{13}[{}A-R]/],
  ["cbi", /^ (?:RH|EC)[\dA-Z]{10}\d{6}[^\r\n]*[\r\n]* 61\d{7}/],
  ["1c", /^\s*1CClientBankExchange/],
  ["qif", /^[\s\S]{0,1000}?(?:^|[\r\n])!(?:type:|account\b|option:|clear:)/i],
];

/** Detects the format of a file by its beginning. Throws Unreadable if it isn't text. */
export function formatOf(bytes: Uint8Array): StatementFormat {
  if (bytes.length === 0) throw unreadableAt(1, "the file is empty");
  if (isArchive(bytes)) throw unreadableAt(1, "this is a workbook or an archive, save it as CSV first");
  const [chunk = ""] = textChunks(bytes, encodingOf(bytes));
  const head = chunk.slice(0, HEAD_LENGTH);
  if (head.startsWith("%PDF"))
    throw unreadableAt(1, "this is a PDF, download the statement in another format");
  if (head.trim() === "") throw unreadableAt(1, "the file is empty");
  const format = SIGNS.find(([, sign]) => sign.test(head))?.[0];
  if (format) return format;
  if (head.includes("\u0000")) throw unreadableAt(1, "the file holds no text");
  if (/^\s*<(?:\?xml|[a-z!])/i.test(head))
    throw unreadableAt(1, "the file is XML or HTML, but no bank statement");
  return "csv";
}
