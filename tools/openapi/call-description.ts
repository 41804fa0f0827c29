import type { z } from "zod";

/** What the document says of a call besides what its handler does. */
export type CallDescription = {
  /** The name that generated clients give it. */
  readonly id: string;
  readonly summary: string;
  /** Media types, where it answers a file or a page instead of JSON. */
  readonly files?: readonly string[];
  /** What the form of an upload has besides its `file`, and the media types that are taken as they are. */
  readonly form?: z.ZodType;
  readonly upload?: readonly string[];
};

export const TABLES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];
export const HTML = ["text/html"];
export const MAIL = ["message/rfc822"];
