/**
 * The kind of value that a label announces. The `other...` roles prevent a value from being taken for something it
 * isn't.
 */
export type LabelRole =
  | "reference"
  | "otherReference"
  | "statementReference"
  | "total"
  | "commission"
  | "net"
  | "gross"
  | "otherAmount"
  | "start"
  | "end"
  | "arrive"
  | "depart"
  | "return"
  | "period"
  | "date"
  | "otherDate"
  | "guest"
  | "pax"
  | "agent"
  | "agency"
  | "room"
  | "hotel"
  | "address"
  | "supplier"
  | "flight"
  | "from"
  | "to"
  | "route"
  | "other";

/**
 * A rule: role, score, the concepts all required ("A|B" means either), and the concepts that exclude it. The first rule
 * that matches wins.
 */
type LabelRule = readonly [role: LabelRole, score: number, needed: string, forbidden?: string];

const PARTS = "DEPOSIT BALANCE CANCEL DISCOUNT PER SUB";

export const LABEL_RULES: readonly LabelRule[] = [
  ["otherDate", 1, "BIRTH"],
  ["other", 1, "PHONE|EMAIL"],
  ["other", 1, "NATION"],
  ["otherReference", 1, "TICKET NUM"],
  ["otherReference", 1, "MEMBER NUM", "COMM BOOK CONF"],
  ["otherReference", 1, "CANCEL NUM|CONF", "POLICY"],
  ["otherDate", 1, "DUE|DEPOSIT|BALANCE|PAID|ISSUE|INVOICE|CANCEL|REPORT|SELL DATE", "TOTAL PRICE"],
  ["otherDate", 0.9, "BOOK|CONF DATE", "STAY START END ARRIVE DEPART PERIOD"],
  ["statementReference", 1, "REPORT|COMM NUM"],
  ["otherAmount", 1, "COMM TAX|BONUS|COMMBASE", "TOTAL INCL"],
  ["commission", 0.96, "COMM TAX INCL|EXCL", "BONUS COMMBASE COUNT GUEST"],
  ["otherAmount", 0.9, "COMM TAX|BONUS|COMMBASE"],
  ["otherAmount", 1, "COMM RATE"],
  ["net", 1, "COMM NET PRICE|TOTAL"],
  ["other", 0.5, "COMM REPORT|PERIOD|DATE"],
  ["otherAmount", 0.95, "COMM CANCEL"],
  ["commission", 0.93, "COMM NET", "COUNT GUEST EXCL"],
  ["commission", 1, "COMM", "COUNT GUEST EXCL"],
  ["commission", 0.96, "COMM EXCL", "PRICE TOTAL COUNT GUEST RATE ROOM"],
  ["otherAmount", 0.9, "COMM"],
  ["commission", 0.85, "MARGIN", "RATE"],
  ["commission", 0.86, "REWARD AGENCY|AGENT|YOUR", "RATE GUEST NUM CANCEL"],
  ["commission", 0.76, "DISCOUNT AGENCY|AGENT", "SUB TOTAL GUEST NUM NET"],
  ["otherAmount", 1, "COMMBASE"],
  ["otherAmount", 1, "DEPOSIT|BALANCE|CANCEL|DISCOUNT|SUB", "NUM"],
  ["otherAmount", 1, "APPROX"],
  ["otherAmount", 1, "PER PRICE|RATE|TOTAL|STAY|PERSON"],
  ["otherAmount", 1, "NIGHT PRICE|RATE", "TOTAL STAY"],
  ["otherAmount", 0.96, "PRICE PERSON", "TOTAL GUEST SELL NUM"],
  ["otherAmount", 0.9, "EXCL PRICE|TOTAL|TAX"],
  ["gross", 0.97, "GROSS PRICE|TOTAL", "NET"],
  ["gross", 0.9, "GROSS", "NET NUM"],
  ["total", 0.98, "SELL", "NET DATE"],
  ["total", 0.9, "INVOICE GUEST", "NUM DATE NAME"],
  ["net", 1, "NET", "NUM BOOK"],
  ["otherAmount", 1, "TAX", "TOTAL INCL NUM GUEST"],
  ["otherAmount", 0.9, "TOTAL TAX", "INCL PRICE"],
  ["otherAmount", 0.9, "TOTAL PAID DATE|BALANCE"],
  ["pax", 0.95, "TOTAL|COUNT|NUM GUEST|PERSON", `PRICE NAME PAYABLE DUE PAID ${PARTS}`],
  ["other", 0.8, "TOTAL NIGHT|TIME|COUNT", "PRICE"],
  ["total", 0.85, "TOTAL PAID", "DUE"],
  ["total", 0.84, "TOTAL DUE|PAYABLE", "PRICE DATE"],
  ["total", 0.98, "TOTAL PRICE", "DATE TIME"],
  ["total", 0.94, "INVOICE TOTAL|PRICE", "NUM DATE"],
  ["total", 0.8, "TOTAL ROOM|HOTEL|FLIGHT|INSURE"],
  ["total", 0.93, "TOTAL", "NUM DATE"],
  ["total", 0.9, "INSURE|POLICY PRICE", "NUM DATE"],
  ["otherAmount", 0.6, "PAID PRICE"],
  ["total", 0.85, "GUEST PRICE PAYABLE", "DATE NUM"],
  ["total", 0.55, "PRICE DUE|PAYABLE", "DATE"],
  ["total", 0.9, "PRICE INCL", "NUM DATE ROOM FLIGHT NIGHT"],
  ["total", 0.58, "PAYABLE", "NUM DATE"],
  ["total", 0.85, "GUEST PRICE", "NUM"],
  ["total", 0.74, "STAY PRICE", "NUM TYPE"],
  ["total", 0.86, "PRICE END", "NUM DATE TIME BALANCE PAID"],
  ["total", 0.6, "PRICE", "NUM DATE ROOM FLIGHT RATE TYPE BOOK"],
  ["total", 0.74, "BOOK PRICE", "NUM DATE TIME TAX PER CANCEL NIGHT PAID DEPOSIT"],
  ["otherAmount", 0.8, "CITY PRICE"],
  ["otherAmount", 0.6, "RATE"],
  ["otherAmount", 0.6, "PRICE", "NUM TYPE"],
  ["reference", 0.82, "OPTION|QUOTE NUM", "TIME DATE"],
  ["otherDate", 0.8, "DUE|ISSUE", "BOOK CONF"],
  ["otherAmount", 0.8, "PAID|DEPOSIT|BALANCE"],
  ["reference", 0.92, "PNR", "AGENCY"],
  ["otherReference", 1, "AGENCY|AGENT NUM|POLICY"],
  [
    "otherReference",
    1,
    "CODE STAY|PLAN|TYPE|ROOM|SHIP|CITY|ROUTE|RATE|PRICE|DEPART",
    "BOOK CONF PNR POLICY OUR YOUR",
  ],
  ["reference", 1, "CONF NUM"],
  ["reference", 0.99, "BOOK NUM", "TIME ROOM PERSON"],
  ["reference", 0.97, "POLICY NUM"],
  ["otherReference", 1, "YOUR NUM", "BOOK CONF PNR POLICY HOTEL OUR"],
  ["reference", 0.9, "OUR NUM"],
  ["otherReference", 1, "GUEST|MEMBER NUM"],
  ["flight", 1, "FLIGHT NUM", "BOOK CONF"],
  ["reference", 0.84, "VOUCHER NUM"],
  ["reference", 0.69, "STAY NUM"],
  ["reference", 0.5, "INVOICE NUM"],
  ["reference", 0.72, "HOTEL|SUPPLIER NUM"],
  ["reference", 0.7, "SUPPLIER|HOTEL CONF", "TIME DATE PRICE ADDRESS ROOM"],
  ["otherReference", 0.9, "NUM ROOM|SHIP|ADDRESS"],
  ["period", 1, "START|ARRIVE END|RETURN|DEPART", "TIME CITY ADDRESS TYPE"],
  ["period", 1, "DEPART RETURN", "TIME CITY ADDRESS TYPE"],
  ["end", 0.98, "PERIOD RETURN|END", "START ARRIVE DEPART STAY PRICE TIME"],
  ["depart", 0.98, "PERIOD DEPART", "START ARRIVE END RETURN STAY PRICE TIME"],
  ["start", 0.98, "PERIOD START", "DEPART ARRIVE END RETURN STAY PRICE TIME"],
  ["arrive", 0.98, "PERIOD ARRIVE", "DEPART START END RETURN STAY PRICE TIME"],
  ["period", 1, "PERIOD", "PRICE"],
  ["period", 0.95, "STAY DATE", "START END ARRIVE DEPART RETURN"],
  ["otherDate", 0.5, "CONF|BOOK TIME"],
  ["guest", 0.97, "BOOK NAME", "SUPPLIER HOTEL"],
  ["agent", 0.9, "AGENT", "GUEST EMAIL PHONE ADDRESS NUM"],
  ["agency", 0.9, "AGENCY", "NUM ADDRESS"],
  ["guest", 1, "LEAD GUEST", "ADDRESS PHONE EMAIL NUM"],
  ["guest", 0.98, "GUEST NAME", "HOTEL"],
  ["address", 1, "ADDRESS", "GUEST AGENCY START END NAME INVOICE"],
  ["other", 0.6, "ADDRESS"],
  ["end", 1, "RETURN|END", "START ARRIVE TYPE GUEST PERSON NIGHT COUNT"],
  ["start", 1, "START|EFFECT", "TYPE GUEST PERSON NIGHT ROOM COUNT NAME"],
  ["arrive", 1, "ARRIVE", "TYPE GUEST NAME NIGHT COUNT"],
  ["depart", 1, "DEPART", "TYPE GUEST NAME NIGHT COUNT"],
  ["other", 0.8, "ROOM COUNT"],
  ["room", 1, "ROOM TYPE"],
  ["room", 0.9, "HOTEL TYPE", "NUM"],
  ["room", 0.92, "ROOM", "NUM GUEST PERSON NAME NIGHT PLAN"],
  ["guest", 0.92, "GUEST", "NUM TIME ADDRESS TYPE NIGHT SUPPLIER HOTEL"],
  ["pax", 0.9, "PERSON", "NAME"],
  ["guest", 0.85, "LEAD NAME"],
  ["hotel", 0.96, "HOTEL", "NUM TYPE TIME COUNT GUEST PLAN NIGHT"],
  ["supplier", 0.95, "SUPPLIER", "NUM TIME"],
  ["depart", 0.9, "FLIGHT DATE", "TYPE TIME PLAN NUM"],
  ["flight", 0.85, "FLIGHT", "TYPE TIME PLAN"],
  ["reference", 0.86, "CONF", "TIME NIGHT"],
  ["reference", 0.8, "BOOK", "TIME NIGHT PLAN STAY"],
  ["reference", 0.78, "STAY BOOK", "TIME NIGHT PLAN PRICE DATE NAME GUEST AGENT"],
  ["reference", 0.8, "POLICY", "PLAN TYPE"],
  ["reference", 0.55, "YOUR VOUCHER", "INVOICE DISCOUNT PRICE TIME NIGHT NUM BOOK"],
  ["reference", 0.68, "VOUCHER", "INVOICE DISCOUNT PRICE TIME NIGHT"],
  ["otherReference", 0.8, "INVOICE|VOUCHER"],
  ["route", 0.8, "ROUTE"],
  ["guest", 0.72, "NAME", "SHIP STAY CITY PLAN"],
  ["from", 0.9, "FROM", "NUM STAY"],
  ["to", 0.9, "TO", "NUM STAY"],
  ["reference", 0.78, "NUM", "SHIP PLAN NIGHT TIME GUEST PERSON ROOM EXCL"],
  ["date", 0.5, "DATE", "NIGHT"],
  ["hotel", 0.76, "STAY", "INSURE PLAN GUEST NIGHT TYPE TO FROM"],
  ["room", 0.7, "TYPE", "STAY PLAN BOOK FLIGHT INSURE"],
];
