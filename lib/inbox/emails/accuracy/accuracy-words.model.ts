/** Returns the label of a field: "customer.name" becomes "Customer name". */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(".", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the English name of a language: "de" becomes "German". */
export function languageLabel(language: string | null): string {
  return language === null || language === "unknown"
    ? "Unknown language"
    : (new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language);
}
