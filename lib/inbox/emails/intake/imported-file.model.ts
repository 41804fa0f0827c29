/** What became of one file that somebody imported. `message` says why it was refused. */
export type ImportedFile = {
  readonly name: string;
  readonly outcome: "stored" | "known" | "refused";
  readonly emailId?: string;
  readonly message?: string;
};

/** Files of one import, and the bytes of all of them together. */
export const IMPORT_LIMITS = { files: 20, bytes: 31_000_000 } as const;
