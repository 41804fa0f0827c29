/** The queues of the product. A job carries ids only: its facts are in the database. */
export const QUEUES = [
  "extract-email",
  "find-overdue",
  "mark-overdue",
  "remind-of-email",
  "send-email",
] as const;
export type QueueName = (typeof QUEUES)[number];

/** Where jobs go that failed for good, until an administrator decides. */
export const DEAD_LETTERS = "dead-letters";
