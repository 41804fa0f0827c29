import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

type TestSheet = {
  readonly name: string;
  readonly rows: string;
  readonly state?: string;
  readonly before?: string;
};
type Extras = {
  readonly formats?: readonly string[];
  readonly texts?: readonly string[];
  readonly calc?: string;
  readonly is1904?: boolean;
};

/** Returns a workbook of sheets whose rows are given as XML; style 1 is the first of `formats`, and so on. */
export function workbook(
  sheets: readonly TestSheet[],
  { formats = [], texts = [], calc = "", is1904 }: Extras = {},
) {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const parts = {
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${sheets
      .map(
        ({ name, state = "visible" }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
      )
      .join("")}</sheets>${calc}</workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}">${sheets
      .map((_, at) => relation(`s${at}`, "worksheet", `worksheets/sheet${at}.xml`))
      .join(
        "",
      )}${relation("t", "sharedStrings", "sharedStrings.xml")}${relation("f", "styles", "/xl/styles.xml")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${texts.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`)
      .join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${200 + at}"/>`)
      .join("")}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = "" }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
