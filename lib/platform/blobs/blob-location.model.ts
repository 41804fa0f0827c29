const BLOB_STORE_KINDS = ["folder", "s3", "vercel"] as const;
export type BlobStoreKind = (typeof BLOB_STORE_KINDS)[number];

/** The store that holds some bytes, and their key, as a row records it. */
export type BlobLocation = `${BlobStoreKind}:${string}`;

export function partsOf(place: BlobLocation): { readonly kind: BlobStoreKind; readonly key: string } {
  const colon = place.indexOf(":");
  const kind = BLOB_STORE_KINDS.find((one) => one === place.slice(0, colon));
  if (!kind) throw new Error("A place names its store.");
  return { kind, key: place.slice(colon + 1) };
}
