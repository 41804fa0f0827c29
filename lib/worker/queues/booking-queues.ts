import "server-only";
import { remindOfEmail } from "@/lib/inbox/emails/decisions/remind-of-email";
import { moveOriginals } from "@/lib/inbox/emails/originals/move-originals";
import { removeOriginals } from "@/lib/inbox/emails/originals/remove-originals";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { giveUpEmail } from "@/lib/inbox/emails/reading/give-up-email";
import { findOverdue } from "@/lib/ledger/bookings/overdue/find-overdue";
import { markOverdue } from "@/lib/ledger/bookings/overdue/mark-overdue";
import { refreshSupplierBookings } from "@/lib/ledger/bookings/suppliers/refresh-supplier-bookings";
import { findChangedTotals } from "@/lib/ledger/bookings/totals/find-changed-totals";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { fetchRates } from "@/lib/ledger/exchange-rates/fetch-rates";
import { done, followedBy, type Queues } from "./queue";

/** The queues for incoming emails and the bookings created from them. */
export const BOOKING_QUEUES = {
  "extract-email": {
    handle: async (ctx, { userId, emailId }) => ({
      owner: userId,
      store: await extractEmail(ctx, userId, emailId),
    }),
    giveUp: (ctx, { userId, emailId }) => giveUpEmail(ctx, userId, emailId),
  },
  "fetch-rates": {
    handle: async (ctx) => {
      const store = await fetchRates(ctx);
      return store ? { owner: null, store } : done(Promise.resolve());
    },
  },
  "find-changed-totals": { handle: () => ({ owner: null, store: findChangedTotals }) },
  "find-overdue": {
    handle: (_ctx, { after }) => ({ owner: null, store: (tx) => findOverdue(tx, after) }),
  },
  "follow-supplier": {
    handle: (_ctx, { userId, supplierId }) => ({
      owner: userId,
      store: (tx) => refreshSupplierBookings(tx, supplierId),
    }),
  },
  "mark-overdue": { handle: (_ctx, { userId }) => ({ owner: userId, store: markOverdue }) },
  "move-originals": {
    handle: async (ctx, { after }) => {
      const last = await moveOriginals(ctx, after);
      return followedBy("move-originals", last ? { after: last } : null);
    },
  },
  "recount-totals": { handle: (_ctx, { userId }) => ({ owner: userId, store: recountTotals }) },
  "remind-of-email": {
    handle: (_ctx, data) => ({ owner: data.userId, store: (tx) => remindOfEmail(tx, data) }),
  },
  "remove-originals": {
    handle: async (ctx, { after }) => {
      const last = await removeOriginals(ctx, after);
      return followedBy("remove-originals", last ? { after: last } : null);
    },
  },
} satisfies Partial<Queues>;
