/** The result of a bulk action. `refused` lists the records that failed, each with the message of the single action. */
export type BulkResult = {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
};
