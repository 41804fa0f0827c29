import { dateFromSerial, format, getFormatInfo } from "numfmt";

const LOCALE = /\[\$([^\]-]*)-[^\]]*\]/g;
const NUMERAL = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
/** Swiss marks of thousands, of which "#'##0.00" leaves one before a number that has none. */
const APOSTROPHE = /(?<!\d)['’](?=\d)|(?<=\d)['’](?=\d{3}(?!\d))/g;
const SIGNIFICANT = 15;
const DAYS_TO_1904 = 1462;
/** Below a second: noise of a calculated day. */
const NOISE = 1e-8;

/**
 * A stored number as text: what the sheet shows of it (leading zeros, a currency, a percent sign), but all of its
 * decimals and no marks of thousands, so that it reads one way only. A day is an ISO date. Empty where the format
 * shows nothing of it.
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

/** Without the noise of floating point, and never in powers of ten where it has digits to be written with. */
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

/** "00123456", "012-345": all digits of a whole number stand there, with zeros or signs between them. */
function withSameDigits(shown: string, plain: string): string | undefined {
  const bare = shown.replace(/(?<=\d),(?=\d{3})/g, "");
  const digits = bare.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return !bare.includes(".") && digits === plain.replace("-", "") ? bare : undefined;
}

/** What is shown with all of its number's digits; undefined where it isn't the number that is shown, but thousands of it. */
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

/** Red alone, or brackets inside of a currency sign, are no minus to who reads an amount. */
export function negative(text: string): string {
  return `-${text.replace(/[()\u2212-]/g, "").trim()}`;
}
