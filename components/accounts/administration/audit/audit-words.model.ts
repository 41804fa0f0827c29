/** A kind of record as people read it. */
export function kindWords(entity: string): string {
  const words = entity
    .replaceAll(/[_-]/g, " ")
    .replace(/^email$/, "e-mail")
    .replace(/^api\b/, "API");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PLACES: Readonly<Record<string, string>> = {
  booking: "/admin/bookings",
  email: "/admin/emails",
  "bank-transaction": "/admin/bank-transactions",
  "commission-report": "/admin/commission-reports",
  supplier: "/admin/suppliers",
};

/** The page of a record, for kinds that have one. */
export function recordHref(entity: string, id: string): string | null {
  const place = PLACES[entity];
  return place ? `${place}/${id}` : null;
}
