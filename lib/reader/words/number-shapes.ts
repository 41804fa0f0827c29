/** What is said of a number before it where it isn't a telephone's: "IATA 91 2 0447 3". */
const REGISTERED = /\b(?:IATA|ARC|CLIA|TIDS|ABTA|ATOL|ASTA|TIAS|VAT|Lic(?:ence|ense)?)\b[^\d\n]{0,14}$/i;

/** IATA numbers of agencies: "91 2 0447 3", "91-2 0447-3". */
const IATA = /^\d{2}[- ]\d[- ]\d{4}[- ]\d$/;
const DAY = /^(?:[A-Z-]+ )?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/;
/** Telephones as they are dialled at home: "021 447 118". */
const TELEPHONE =
  /^0[1-9]\d{0,4}(?:[- /.]\d{2,5}){2,4}$|^0[1-9]\d{1,4}[ /]\d{5,8}$|^00\d{1,3}(?:[- /.]\d{1,5}){2,5}$|^(?:1[- .])?\(?[2-9]\d\d\)?[- .]\d{3}[- .]\d{4}$/;
const DIALLED = /(?<![\d.,/-])0\d{1,4}(?:[- /.]\d{2,8}){1,4}(?![\d/-])/g;
const WRITTEN = /(?<![\d.,/-])\+?\(?\d[\d\s()./-]{6,18}\d(?![\d.,/-])/g;

export function isAgencyNumber(text: string): boolean {
  return IATA.test(text);
}

/** "14.05.2027", "RE-DATUM 14.05.2027": a day, whatever it is written behind. */
export function isDayLike(text: string): boolean {
  return DAY.test(text);
}

export function isTelephoneLike(text: string): boolean {
  return TELEPHONE.test(text);
}

/** What looks like a telephone dialled at home, with its place; a booking's number may look so too. */
export function telephonesIn(text: string): { code: string; at: number }[] {
  return [...text.matchAll(DIALLED)]
    .filter(([code]) => isTelephoneLike(code))
    .map(({ index, 0: code }) => ({ code, at: index }));
}

/** The first telephone of `digits` digits or more in a text, which is no day and no number of an agency. */
export function telephoneIn(text: string, digits: number): string | undefined {
  return [...text.matchAll(WRITTEN)]
    .filter(({ index }) => !REGISTERED.test(text.slice(0, index)))
    .map(([written]) => written.trim())
    .find(
      (number) => number.replace(/\D/g, "").length >= digits && !isAgencyNumber(number) && !isDayLike(number),
    );
}
