/** What a bulk action came to; `refused` says why, in the words of the single action. */
export type BulkResult = {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
};
