import { parseDocument } from "htmlparser2";

/**
 * A child element, in order: its name, the minimum and maximum occurrences, and its content as child elements or a
 * pattern.
 */
type Part = readonly [name: string, least: number, most: number, of: readonly Part[] | RegExp];

const MANY = Number.POSITIVE_INFINITY;
const MAX_35 = /^.{1,35}$/s;
const MAX_70 = /^.{1,70}$/s;
const COUNT = /^[0-9]{1,15}$/;
/** At most 18 digits, of which at most 17 are decimals. */
const SUM = /^(?=(?:[0-9]\.?){1,18}$)[0-9]+(\.[0-9]{1,17})?$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const IBAN = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

const PARTY: readonly Part[] = [["Nm", 0, 1, /^.{1,140}$/s]];
const ACCOUNT: readonly Part[] = [
  ["Id", 0, 1, [["IBAN", 1, 1, IBAN]]],
  ["Ccy", 0, 1, /^[A-Z]{3}$/],
];
const AGENT: readonly Part[] = [
  [
    "FinInstnId",
    1,
    1,
    [
      ["BICFI", 0, 1, BIC],
      ["Othr", 0, 1, [["Id", 1, 1, MAX_35]]],
    ],
  ],
];
const PAYMENT_TYPE: readonly Part[] = [
  ["InstrPrty", 0, 1, /^(HIGH|NORM)$/],
  ["SvcLvl", 0, MANY, [["Cd", 1, 1, /^.{1,4}$/s]]],
];
const TRANSFER: readonly Part[] = [
  [
    "PmtId",
    1,
    1,
    [
      ["InstrId", 0, 1, MAX_35],
      ["EndToEndId", 1, 1, MAX_35],
    ],
  ],
  ["PmtTpInf", 0, 1, PAYMENT_TYPE],
  ["Amt", 1, 1, [["InstdAmt", 1, 1, /^[0-9]{1,13}(\.[0-9]{1,5})?$/]]],
  ["ChrgBr", 0, 1, /^(DEBT|CRED|SHAR|SLEV)$/],
  ["CdtrAgt", 0, 1, AGENT],
  ["Cdtr", 0, 1, PARTY],
  ["CdtrAcct", 0, 1, ACCOUNT],
  ["RmtInf", 0, 1, [["Ustrd", 0, MANY, /^.{1,140}$/s]]],
];
const DOCUMENT: readonly Part[] = [
  [
    "CstmrCdtTrfInitn",
    1,
    1,
    [
      [
        "GrpHdr",
        1,
        1,
        [
          ["MsgId", 1, 1, MAX_35],
          ["CreDtTm", 1, 1, INSTANT],
          ["NbOfTxs", 1, 1, COUNT],
          ["CtrlSum", 0, 1, SUM],
          ["InitgPty", 1, 1, PARTY],
        ],
      ],
      [
        "PmtInf",
        1,
        MANY,
        [
          ["PmtInfId", 1, 1, MAX_35],
          ["PmtMtd", 1, 1, /^(CHK|TRF|TRA)$/],
          ["BtchBookg", 0, 1, /^(true|false|0|1)$/],
          ["NbOfTxs", 0, 1, COUNT],
          ["CtrlSum", 0, 1, SUM],
          ["PmtTpInf", 0, 1, PAYMENT_TYPE],
          ["ReqdExctnDt", 1, 1, [["Dt", 1, 1, DAY]]],
          ["Dbtr", 1, 1, PARTY],
          ["DbtrAcct", 1, 1, ACCOUNT],
          ["DbtrAgt", 1, 1, AGENT],
          ["ChrgBr", 0, 1, /^(DEBT|CRED|SHAR|SLEV)$/],
          ["CdtTrfTxInf", 1, MANY, TRANSFER],
        ],
      ],
    ],
  ],
];
/**
 * Additional rules of the European Payments Council: a restricted character set, names up to 70 characters, and
 * references without leading, trailing or double slashes.
 */
const SEPA_SIGNS = /^[A-Za-z0-9/\-?:().,'+ ]*$/;
const SEPA_NAMES = new Map([
  ["Nm", MAX_70],
  ["EndToEndId", /^(?!\/)(?!.*\/\/)(?!.*\/$).*$/],
  ["MsgId", /^(?!\/)(?!.*\/\/)(?!.*\/$).*$/],
]);

type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
};

/** Returns the document's root element; element names keep their case. */
export function readXml(xml: string): Element {
  const root = parseDocument(xml, { xmlMode: true })
    .children.map(elementOf)
    .find((one) => one !== undefined);
  if (!root) throw new Error("There is no element.");
  return root;
}

function elementOf(node: Node): Element | undefined {
  if (!("attribs" in node)) return;
  const children = node.children.flatMap((child) => elementOf(child) ?? []);
  const text = node.children.map((child) => ("data" in child ? child.data : "")).join("");
  return { name: node.name, attributes: node.attribs, children, text };
}

/** Returns all elements at a path of names below an element. */
export function at(element: Element, path: string): readonly Element[] {
  return path
    .split("/")
    .reduce<readonly Element[]>(
      (of, name) => of.flatMap((one) => one.children.filter((c) => c.name === name)),
      [element],
    );
}

/** Returns the violations of pain.001.001.09 and the SEPA rules in a message. */
export function painProblems(xml: string): string[] {
  const root = readXml(xml);
  const problems = partsProblems(root, DOCUMENT, "");
  if (root.attributes.xmlns !== "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09") problems.push("namespace");
  const transfers = at(root, "CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/Amt/InstdAmt");
  if (transfers.some(({ attributes }) => attributes.Ccy !== "EUR")) problems.push("currency");
  const cents = transfers.reduce((sum, { text }) => sum + Math.round(Number(text) * 100), 0);
  for (const block of ["GrpHdr", "PmtInf"]) {
    const [count] = at(root, `CstmrCdtTrfInitn/${block}/NbOfTxs`);
    const [sum] = at(root, `CstmrCdtTrfInitn/${block}/CtrlSum`);
    if (Number(count?.text) !== transfers.length) problems.push(`${block}/NbOfTxs`);
    if (Math.round(Number(sum?.text) * 100) !== cents) problems.push(`${block}/CtrlSum`);
  }
  return problems;
}

function partsProblems(element: Element, parts: readonly Part[], path: string): string[] {
  const places = element.children.map(({ name }) => parts.findIndex(([part]) => part === name));
  const inOrder = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  const order = inOrder ? [] : [`${path}: ${element.children.map(({ name }) => name).join(" ")}`];
  const counts = parts.flatMap(([name, least, most]) => {
    const count = element.children.filter((child) => child.name === name).length;
    return count < least || count > most ? [`${path}/${name}: ${count} times`] : [];
  });
  const inside = element.children.flatMap((child) => {
    const part = parts.find(([name]) => name === child.name);
    return part ? contentProblems(child, part, `${path}/${child.name}`) : [];
  });
  return [...order, ...counts, ...inside];
}

function contentProblems(element: Element, [name, , , of]: Part, path: string): string[] {
  if (!(of instanceof RegExp)) return partsProblems(element, of, path);
  const sepa = SEPA_NAMES.get(name) ?? /^/;
  const isRight = element.children.length === 0 && of.test(element.text);
  return isRight && sepa.test(element.text) && SEPA_SIGNS.test(element.text)
    ? []
    : [`${path}: "${element.text}"`];
}
