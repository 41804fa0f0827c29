import {
  type Doc,
  documentOf,
  type RoughCell,
  type RoughRow,
  type Row,
  rowText,
} from "../../lib/reader/documents/document";
import type { LinkedItem } from "../../lib/reader/documents/json-ld";
import type { Documents } from "../../lib/reader/documents/read-documents";
import { aloneLabel } from "../../lib/reader/evidence/layout/alone-label";
import type { ParsedMail } from "../../lib/reader/message/mail.model";
import type { Finder } from "./find-value";

/**
 * How much is removed with a value: nothing else, its line (in a table, the line of its cell), or its row and the label
 * above it.
 */
export const EXTENTS = ["value", "line", "row"] as const;
export type Extent = (typeof EXTENTS)[number];

export type Whole = { readonly mail: ParsedMail; readonly documents: Documents };

/**
 * Returns a mail without a value, which is removed from every document, the subject, the sender's name and address, and
 * JSON-LD.
 */
export function removeValue({ mail, documents }: Whole, find: Finder, extent: Extent): Whole {
  const doc = (one: Doc) =>
    documentOf(
      one,
      one.rows.flatMap((row, index) => rowWithout(one, row, index, find, extent)),
    ).doc;
  return {
    mail: mailWithout(mail, find),
    documents: {
      ...documents,
      body: doc(documents.body),
      other: documents.other && doc(documents.other),
      attachments: documents.attachments.map(doc),
      linked: documents.linked.map((item) => declaredWithout(item, find) as LinkedItem),
    },
  };
}

function rowWithout(doc: Doc, row: Row, index: number, find: Finder, extent: Extent): RoughRow[] {
  const { kind, rows } = doc;
  if (FORWARDED_FROM.test(rowText(row)) && extent !== "value")
    return rowWithout(doc, row, index, find, "value");
  const isHit = holds(row, find);
  if (extent === "row" && (isHit || (isAloneLabel(row) && holds(rows[index + 1], find)))) return [];
  const gap =
    row.gap || (kind === "text" && index > 0 && extent !== "row" && isEmptied(rows[index - 1], find, extent));
  const cells = row.cells.flatMap((cell): RoughCell[] => {
    const lines = cell.lines.flatMap(({ text }) => lineWithout(text, find, extent));
    return lines.length > 0 ? [{ ...cell, lines }] : [];
  });
  return cells.length > 0 ? [{ ...row, cells, gap }] : [];
}

/** Whether the removal empties a row; in plain text an emptied row becomes a blank line. */
function isEmptied(row: Row | undefined, find: Finder, extent: Extent): boolean {
  const lines = row?.cells.flatMap((cell) =>
    cell.lines.flatMap(({ text }) => lineWithout(text, find, extent)),
  );
  return lines?.length === 0;
}

function holds(row: Row | undefined, find: Finder): boolean {
  return row?.cells.some((cell) => cell.lines.some(({ text }) => find(text).length > 0)) ?? false;
}

/**
 * Whether a row is only a label. A row with a digit has a meaning of its own: without it the mail would state another
 * price.
 */
function isAloneLabel(row: Row): boolean {
  return row.cells.length === 1 && !/\d/.test(rowText(row)) && aloneLabel(rowText(row)) !== null;
}

function lineWithout(text: string, find: Finder, extent: Extent): string[] {
  const isHit = find(text).length > 0;
  if (extent !== "value" && isHit) return [];
  const left = isHit ? textWithout(text, find) : text;
  return /[\p{L}\p{N}]/u.test(left) ? [left] : [];
}

/** The sender line of a forwarded mail. It is kept, because without it the forwarder would be the sender. */
const FORWARDED_FROM = /^\W*(?:from|von|de|da|van|från|fra|od|de la|kimden|από|от)\s*:.*@/iu;
const ADDRESS = /[\w.+-]+@[\w.-]+/g;

function textWithout(written: string, find: Finder): string {
  const text = written.replace(ADDRESS, (address) =>
    find(address).length > 0 ? "info@mail.example" : address,
  );
  let left = text;
  for (const { at, end } of [...find(text)].sort((a, b) => b.at - a.at))
    left = `${left.slice(0, at)}${left.slice(end)}`;
  const next = left.replace(/\s+/g, " ").trim();
  return next.length < text.length && find(next).length > 0 ? textWithout(next, find) : next;
}

function mailWithout(mail: ParsedMail, find: Finder): ParsedMail {
  const { from, forwarded } = mail;
  return {
    ...mail,
    subject: textWithout(mail.subject, find),
    from: from && {
      name: textWithout(from.name, find),
      address: find(from.address).length > 0 ? "info@mail.example" : from.address,
    },
    ...(forwarded ? { forwarded: mailWithout(forwarded, find) } : {}),
  };
}

function declaredWithout(node: unknown, find: Finder): unknown {
  if (Array.isArray(node)) return node.map((one) => declaredWithout(one, find));
  if (typeof node === "object" && node !== null)
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, declaredWithout(value, find)]),
    );
  if (typeof node === "number") return find(node.toFixed(2)).length > 0 ? undefined : node;
  return typeof node === "string" && find(node.replace(/T\d\d:.*$/, "")).length > 0 ? undefined : node;
}
