import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { pageQuery, searchText } from "@/lib/platform/base/paging";
import { EMAIL_TYPES } from "@/lib/reader/payload.model";
import { EMAIL_STATUSES, type EmailStatus, type EmailSummary } from "./email.model";

/** The number of emails that a list shows at first, and then adds each time. */
export const EMAIL_PAGE_SIZE = 50;

const filter = text(200)
  .optional()
  .transform((value) => value || undefined);

/** The query of `GET /inbox`. `status=none` means no filter. */
export const inboxQuery = z.object({
  ...pageQuery(50),
  search: searchText,
  status: z
    .enum([...EMAIL_STATUSES, "none", ""], {
      error: "status must be new, pending_review, processed, rejected or none",
    })
    .optional()
    .transform((value) => (value === "none" || value === "" ? undefined : value)),
  confirmationNumber: filter,
  type: z
    .string()
    .transform((type) => type.trim().toLowerCase())
    .pipe(z.enum([...EMAIL_TYPES, ""], { error: `type must be ${EMAIL_TYPES.join(", ")}` }))
    .optional()
    .transform((value) => value || undefined),
  subject: filter,
  from: filter,
  clientName: filter,
});
export type InboxQuery = z.output<typeof inboxQuery>;

/** The filter of a list of emails; an absent field doesn't filter. */
export type EmailFilter = Partial<Omit<InboxQuery, "page" | "limit">>;

const CURSOR = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The query of `GET /emails`, the list of the Emails page: the rows after the one that `after` names. A search without
 * `tab` searches all tabs.
 */
export const emailListQuery = z
  .object({
    tab: z
      .enum(["new", "review", "done", "trash"], { error: "tab must be new, review, done or trash" })
      .optional(),
    limit: pageQuery(EMAIL_PAGE_SIZE).limit.optional(),
    search: searchText,
    after: z
      .string()
      .regex(CURSOR, "after is not the place of a row")
      .refine((value) => !Number.isNaN(Date.parse(value.slice(0, 24))), "after is not the place of a row")
      .optional(),
  })
  .refine(({ tab, search }) => tab ?? search, { path: ["tab"], error: "tab is required without a search" });
export type EmailListQuery = z.output<typeof emailListQuery>;

/** The number of emails on each tab, counted up to `COUNTED_TO`. */
export type TabCounts = Readonly<Record<EmailStatus, number>>;

/** A stretch of a list of emails, newest first. */
export type EmailPage = {
  readonly rows: readonly EmailSummary[];
  readonly hasMore: boolean;
  readonly counts: TabCounts;
};
