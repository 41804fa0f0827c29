/** Words before a number that isn't a phone number: "IATA 91 2 0447 3". */
const REGISTERED = /\b(?:IATA|ARC|CLIA|TIDS|ABTA|ATOL|ASTA|TIAS|VAT|Lic(?:ence|ense)?)\b[^\d\n]{0,14}$/i;

/** The IATA numbers of agencies: "91 2 0447 3", "91-2 0447-3". */
const IATA = /^\d{2}[- ]\d[- ]\d{4}[- ]\d$/;
const DAY = /^(?:[A-Z-]+ )?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/;
/** Phone numbers in national format: "021 447 118". */
const TELEPHONE =
  /^0[1-9]\d{0,4}(?:[- /.]\d{2,5}){2,4}$|^0[1-9]\d{1,4}[ /]\d{5,8}$|^00\d{1,3}(?:[- /.]\d{1,5}){2,5}$|^(?:1[- .])?\(?[2-9]\d\d\)?[- .]\d{3}[- .]\d{4}$/;
const DIALLED = /(?<![\d.,/-])0\d{1,4}(?:[- /.]\d{2,8}){1,4}(?![\d/-])/g;
const WRITTEN = /(?<![\d.,/-])\+?\(?\d[\d\s()./-]{6,18}\d(?![\d.,/-])/g;

export function isAgencyNumber(text: string): boolean {
  return IATA.test(text);
}

/** Whether a text is a date, also after a word: "14.05.2027", "RE-DATUM 14.05.2027". */
export function isDayLike(text: string): boolean {
  return DAY.test(text);
}

export function isTelephoneLike(text: string): boolean {
  return TELEPHONE.test(text);
}

/**
 * Returns texts that look like phone numbers in national format, with their positions; a booking's number may look the
 * same.
 */
export function telephonesIn(text: string): { code: string; at: number }[] {
  return [...text.matchAll(DIALLED)]
    .filter(([code]) => isTelephoneLike(code))
    .map(({ index, 0: code }) => ({ code, at: index }));
}

/** Returns the first phone number with at least `digits` digits that isn't a date or an agency number. */
export function telephoneIn(text: string, digits: number): string | undefined {
  return [...text.matchAll(WRITTEN)]
    .filter(({ index }) => !REGISTERED.test(text.slice(0, index)))
    .map(([written]) => written.trim())
    .find(
      (number) => number.replace(/\D/g, "").length >= digits && !isAgencyNumber(number) && !isDayLike(number),
    );
}
