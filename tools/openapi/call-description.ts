import type { z } from "zod";

/** The document's description of a call, in addition to what its handler defines. */
export type CallDescription = {
  /** The operation's name in generated clients. */
  readonly id: string;
  readonly summary: string;
  /** Media types, if it answers with a file or a page instead of JSON. */
  readonly files?: readonly string[];
  /** The fields of an upload's form in addition to `file`, and the media types accepted directly as a body. */
  readonly form?: z.ZodType;
  readonly upload?: readonly string[];
};

export const TABLES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];
export const HTML = ["text/html"];
export const MAIL = ["message/rfc822"];
