import { getFormatFromId } from "numfmt";
import { isOn, readXml, relationId, relationsOf } from "./workbook-parts";

type Parts = ReadonlyMap<string, Uint8Array>;

export type SheetPlace = { readonly name: string; readonly part: string; readonly isHidden: boolean };

/** The data of a workbook outside its sheets. */
export type WorkbookFacts = {
  readonly sheets: readonly SheetPlace[];
  /** Texts to which cells refer by number. */
  readonly texts: readonly string[];
  /** The number format of each style. */
  readonly patterns: readonly string[];
  readonly is1904: boolean;
  /**
   * Whether the program that opens the workbook must still calculate its formulas; a stored zero is then meaningless.
   */
  readonly isUncalculated: boolean;
};

/** Reads the data needed to interpret cells. Throws if there is no workbook. */
export function workbookFacts(parts: Parts): WorkbookFacts {
  const root = [...relationsOf(parts, "").values()].find(({ kind }) => kind === "officeDocument");
  const book = root?.part ?? "xl/workbook.xml";
  if (!parts.has(book)) throw new Error("This archive holds no workbook.");
  const relations = relationsOf(parts, book);
  const partOf = (kind: string) =>
    parts.get([...relations.values()].find((one) => one.kind === kind)?.part ?? "");
  const sheets: SheetPlace[] = [];
  let is1904 = false;
  let isUncalculated = false;
  readXml(parts.get(book), {
    open: (element, attributes) => {
      const { name = "", state = "visible" } = attributes;
      const relation = element === "sheet" ? relations.get(relationId(attributes)) : undefined;
      if (relation?.kind === "worksheet")
        sheets.push({ name, part: relation.part, isHidden: state !== "visible" });
      if (element === "workbookPr") is1904 = isOn(attributes.date1904);
      if (element === "calcPr")
        isUncalculated = isOn(attributes.fullCalcOnLoad) || attributes.calcCompleted === "0";
    },
  });
  return {
    sheets,
    is1904,
    isUncalculated,
    texts: textsOf(partOf("sharedStrings")),
    patterns: patternsOf(partOf("styles")),
  };
}

function textsOf(part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let text = "";
  const reader = textReader((piece) => {
    text += piece;
  });
  readXml(part, {
    ...reader,
    close: (element) => {
      reader.close(element);
      if (element !== "si") return;
      texts.push(unescaped(text));
      text = "";
    },
  });
  return texts;
}

/** Passes on the text of `<t>` elements, in however many runs, but not phonetic guides. */
export function textReader(take: (piece: string) => void) {
  let isText = false;
  let isPhonetic = false;
  return {
    open: (element: string) => {
      if (element === "t") isText = !isPhonetic;
      if (element === "rPh") isPhonetic = true;
    },
    close: (element: string) => {
      if (element === "t") isText = false;
      if (element === "rPh") isPhonetic = false;
    },
    text: (piece: string) => {
      if (isText) take(piece);
    },
  };
}

/** Decodes `_x000D_`, with which a workbook writes characters that XML can't hold. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function patternsOf(part: Uint8Array | undefined): string[] {
  const own = new Map<string, string>();
  const patterns: string[] = [];
  let isCellStyle = false;
  readXml(part, {
    open: (element, { numFmtId = "0", formatCode }) => {
      if (element === "numFmt" && formatCode !== undefined) own.set(numFmtId, formatCode);
      if (element === "cellXfs") isCellStyle = true;
      if (element === "xf" && isCellStyle) patterns.push(own.get(numFmtId) ?? builtIn(Number(numFmtId)));
    },
    close: (element) => {
      if (element === "cellXfs") isCellStyle = false;
    },
  });
  return patterns;
}

/**
 * Returns a built-in format. The currency sign of formats 5 to 8, 42 and 44 depends on the user's computer, so it is no
 * currency.
 */
function builtIn(id: number): string {
  if (DOLLARS.has(id)) return "#,##0.00";
  const isEastern = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isEastern ? "yyyy-mm-dd" : (getFormatFromId(id) ?? "General");
}

const DOLLARS = new Set([5, 6, 7, 8, 42, 44]);
