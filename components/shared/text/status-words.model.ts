/** Converts a status to words: `under_admin_review` becomes "Under Admin Review". */
export function statusWords(status: string): string {
  return status
    .toLowerCase()
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
