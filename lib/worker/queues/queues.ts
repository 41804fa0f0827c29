import "server-only";
import { archiveAudit } from "@/lib/platform/audit/archive-audit";
import { applyRetention } from "@/lib/platform/retention/apply-retention";
import { makePartitions } from "@/lib/platform/retention/make-partitions";
import { ACCOUNT_QUEUES } from "./account-queues";
import { BOOKING_QUEUES } from "./booking-queues";
import { PAYMENT_QUEUES } from "./payment-queues";
import { followedBy, type Queues } from "./queue";

/** All queues; a missing one is a compile error. */
export const QUEUE: Queues = {
  ...ACCOUNT_QUEUES,
  ...BOOKING_QUEUES,
  ...PAYMENT_QUEUES,
  // Each runs for about a second, or one batch, so that nothing else waits for long.
  "apply-retention": {
    handle: async (ctx) => followedBy("apply-retention", (await applyRetention(ctx)) ? {} : null),
  },
  "archive-audit": {
    handle: async (ctx) => followedBy("archive-audit", (await archiveAudit(ctx)) ? {} : null),
  },
  "make-partitions": { handle: () => ({ owner: null, store: makePartitions }) },
};
