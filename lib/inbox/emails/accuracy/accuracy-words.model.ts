/** "customer.name" is "Customer name". */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(".", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "de" is "German"; null where nothing was known of it. */
export function languageLabel(language: string | null): string {
  return language === null || language === "unknown"
    ? "Unknown language"
    : (new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language);
}
