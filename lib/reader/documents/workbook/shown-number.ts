import { dateFromSerial, format, getFormatInfo } from "numfmt";

const LOCALE = /\[\$([^\]-]*)-[^\]]*\]/g;
const NUMERAL = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
/** Swiss thousands separators; "#'##0.00" leaves one before a number that needs none. */
const APOSTROPHE = /(?<!\d)['’](?=\d)|(?<=\d)['’](?=\d{3}(?!\d))/g;
const SIGNIFICANT = 15;
const DAYS_TO_1904 = 1462;
/** Less than a second: the noise of a calculated day. */
const NOISE = 1e-8;

/**
 * Returns a stored number as text: as the sheet displays it (leading zeros, a currency, a percent sign), but with all
 * of its decimals and no thousands separators, so that it is unambiguous. A day becomes an ISO date. Empty if the
 * format displays nothing.
 */
export function shownNumber(stored: string, pattern: string, is1904: boolean): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  const { type, shown } = formatted(pattern, value);
  if (type === "day") return dayOf(is1904 ? value + DAYS_TO_1904 : value) ?? plainNumber(stored);
  if (type === "time" || shown === "") return shown;
  const text = type === "number" ? numberShown(shown, stored) : undefined;
  return text ?? plainNumber(stored);
}

function numberShown(shown: string, stored: string): string | undefined {
  const value = Number(stored);
  const whole = Number.isInteger(value) ? withSameDigits(shown, plainNumber(stored)) : undefined;
  const text = whole ?? withNumeral(shown, value);
  return text !== undefined && value < 0 ? negative(text) : text;
}

/** Returns the number without floating-point noise, and without an exponent if its digits can be written out. */
export function plainNumber(stored: string): string {
  if (/^-?\d+$/.test(stored)) return stored;
  const value = Number(Number(stored).toPrecision(SIGNIFICANT));
  const text = Math.abs(value) < NOISE / 10 ? "0" : String(value).toUpperCase();
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

type Kind = "day" | "time" | "number" | "plain";
const KINDS: Readonly<Record<string, Kind>> = {
  date: "day",
  datetime: "day",
  time: "time",
  general: "plain",
  text: "plain",
  error: "plain",
};

function formatted(pattern: string, value: number): { readonly type: Kind; readonly shown: string } {
  try {
    const known = pattern.replace(LOCALE, (_, sign: string) => (sign ? `"${sign}"` : ""));
    const type = KINDS[getFormatInfo(known).type] ?? "number";
    return { type, shown: format(known, value).replace(/\s+/g, " ").replace(APOSTROPHE, "").trim() };
  } catch {
    return { type: "plain", shown: "?" };
  }
}

function dayOf(serial: number): string | undefined {
  if (serial < 1 || serial >= 2_958_466) return undefined;
  const [year, month, day] = dateFromSerial(Math.floor(serial + NOISE));
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * "00123456", "012-345": returns the displayed text if it shows all digits of a whole number, with zeros or signs
 * between them.
 */
function withSameDigits(shown: string, plain: string): string | undefined {
  const bare = shown.replace(/(?<=\d),(?=\d{3})/g, "");
  const digits = bare.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return !bare.includes(".") && digits === plain.replace("-", "") ? bare : undefined;
}

/**
 * Returns the displayed text with all digits of its number; undefined if another number is displayed, for example in
 * thousands.
 */
function withNumeral(shown: string, value: number): string | undefined {
  const numerals = shown.match(NUMERAL) ?? [];
  const [numeral = ""] = numerals;
  const isPercent = shown.includes("%");
  const size = Number((Math.abs(value) * (isPercent ? 100 : 1)).toPrecision(SIGNIFICANT));
  const bare = numeral.replaceAll(",", "");
  const step = 10 ** -(bare.split(".")[1]?.length ?? 0);
  const away = Math.abs(Number(bare) - size);
  if (numerals.length !== 1 || /\dE[+-]/i.test(shown) || away > step * 0.500_001) return undefined;
  return shown.replace(numeral, away < NOISE / 10 ? bare : plainNumber(String(size)));
}

/** Adds a minus sign, because red text alone, or brackets inside a currency sign, don't read as a minus. */
export function negative(text: string): string {
  return `-${text.replace(/[()\u2212-]/g, "").trim()}`;
}
