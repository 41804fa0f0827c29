import { type CallDescription, TABLES } from "./call-description";

/** The calls for agents' payouts, and for the runs with which administrators pay them. */
export const PAYOUT_CALLS: Readonly<Record<string, CallDescription>> = {
  "GET /api/payouts": {
    id: "listPayouts",
    summary: "What the agent was paid, newest first, and what is to come.",
  },
  "GET /api/payouts/{id}": { id: "getPayout", summary: "One payout with its lines." },
  "GET /api/payouts/{id}/statement": {
    id: "downloadStatement",
    summary: "A payout's statement as a file.",
    files: TABLES,
  },
  "POST /api/payouts/questions": {
    id: "askPayoutQuestion",
    summary: "Asks the administrators about a line of a payout, or of what is to come.",
  },
  "GET /api/admin/payouts": { id: "listPayoutRuns", summary: "Payout runs, newest first." },
  "POST /api/admin/payouts": {
    id: "draftPayoutRun",
    summary: "Drafts a run; the same `requestKey` makes one.",
  },
  "GET /api/admin/payouts/{id}": { id: "getPayoutRun", summary: "A run with a page of its payouts." },
  "POST /api/admin/payouts/{id}/adjust": {
    id: "adjustPayoutRun",
    summary: "Notes money for an agent, or from them, and brings a draft up to date.",
  },
  "POST /api/admin/payouts/{id}/approve": {
    id: "approvePayoutRun",
    summary: "Approves a draft as it was seen: 409 where it has changed since.",
  },
  "POST /api/admin/payouts/{id}/came-back": {
    id: "returnPayout",
    summary: "Says that a payout didn't reach its agent: its lines are ready again.",
  },
  "POST /api/admin/payouts/{id}/discard": { id: "discardPayoutRun", summary: "Ends a draft." },
  "GET /api/admin/payouts/{id}/file": {
    id: "downloadBankFile",
    summary: "What goes to the bank, of what is still to be paid.",
    files: ["application/octet-stream", "text/csv"],
  },
  "POST /api/admin/payouts/{id}/paid": {
    id: "payPayoutRun",
    summary: "Says that a run, or one of its payouts, is paid.",
  },
  "GET /api/admin/payouts/{id}/payouts/{payoutId}": {
    id: "getPayoutLines",
    summary: "The lines of a payout of a run.",
  },
  "GET /api/admin/payouts/questions": {
    id: "listPayoutQuestions",
    summary: "Agents' questions that wait for an answer, the oldest first.",
  },
  "POST /api/admin/payouts/questions/{id}/answer": {
    id: "answerPayoutQuestion",
    summary: "Answers a question; its agent is told.",
  },
  "POST /api/admin/payouts/{id}/take-out": {
    id: "takeOutOfPayoutRun",
    summary: "Takes a line, or all of a payout's, out of a draft.",
  },
};
