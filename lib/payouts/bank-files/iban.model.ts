import { electronicFormatIBAN, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from "ibantools";

/** In the order in which they are looked for: the first that is so is said. */
const PROBLEMS: readonly (readonly [ValidationErrorsIBAN, string])[] = [
  [ValidationErrorsIBAN.NoIBANProvided, "IBAN is required"],
  [ValidationErrorsIBAN.NoIBANCountry, "An IBAN begins with the two letters of a country that has IBANs"],
  [ValidationErrorsIBAN.WrongBBANLength, "That is too long or too short for an IBAN of this country"],
  [ValidationErrorsIBAN.WrongBBANFormat, "An IBAN of this country is written otherwise"],
];

/** An IBAN as files carry it: without blanks, in capitals. */
export function plainIban(text: string): string {
  return electronicFormatIBAN(text) ?? "";
}

/** What is wrong with a plain IBAN; undefined for a good one. */
export function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return;
  return PROBLEMS.find(([code]) => errorCodes.includes(code))?.[1] ?? "One of the IBAN's digits is wrong";
}

/** Whether SEPA credit transfers reach an account: its country has joined. */
export function isInSepa(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2));
}
