/** The outcome of one imported file. `message` says why it was refused. */
export type ImportedFile = {
  readonly name: string;
  readonly outcome: "stored" | "known" | "refused";
  readonly emailId?: string;
  readonly message?: string;
};

/** The largest number of files of one import, and of their bytes together. */
export const IMPORT_LIMITS = { files: 20, bytes: 31_000_000 } as const;
