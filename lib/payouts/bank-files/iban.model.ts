import { electronicFormatIBAN, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from "ibantools";

/** In the order in which they are checked; the first problem found is reported. */
const PROBLEMS: readonly (readonly [ValidationErrorsIBAN, string])[] = [
  [ValidationErrorsIBAN.NoIBANProvided, "IBAN is required"],
  [ValidationErrorsIBAN.NoIBANCountry, "An IBAN begins with the two letters of a country that has IBANs"],
  [ValidationErrorsIBAN.WrongBBANLength, "That is too long or too short for an IBAN of this country"],
  [ValidationErrorsIBAN.WrongBBANFormat, "An IBAN of this country is written otherwise"],
];

/** Returns an IBAN as files contain it: in upper case without spaces. */
export function plainIban(text: string): string {
  return electronicFormatIBAN(text) ?? "";
}

/** Returns what is wrong with a plain IBAN; undefined if it is valid. */
export function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return;
  return PROBLEMS.find(([code]) => errorCodes.includes(code))?.[1] ?? "One of the IBAN's digits is wrong";
}

/** Tells whether SEPA credit transfers reach an account, because its country takes part. */
export function isInSepa(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2));
}
