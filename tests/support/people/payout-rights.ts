const ANSWERED = {
  answer: "Because",
  answered_by: "00000000-0000-7000-8000-00000000beef",
  answered_at: "2026-01-05T12:00:00Z",
};

/** Agents can read everything about their payouts, but write none of it. */
export const PAYOUT_RIGHTS = {
  payout_settings: {
    never:
      "is_only is_on on_since starts_on paid_from short_pay_borne_by default_percent_bp minimum_minor needs_second_approver version updated_by updated_at",
    add: false,
  },
  payout_accounts: { change: "ended_at", once: "user_id id kind sealed last_four created_at" },
  payout_tax_details: { change: "sealed last_four updated_at", once: "user_id" },
  payout_questions: {
    once: "user_id id line_id booking_id question created_at",
    never: "answer answered_by answered_at",
    refused: ANSWERED,
  },
  payout_agreements: {
    never:
      "user_id id supplier_id booking_id percent_bp valid_from basis note created_by created_at ended_at ended_by",
    add: false,
  },
  payout_shares: {
    never:
      "user_id id booking_id allocation_id reverses_id received_minor short_pay_minor short_pay_borne_by percent_bp percent_from agreement_id amount_minor currency received_on book_day held_at held_by held_reason payout_id frozen_at created_at",
    add: false,
  },
  payouts: {
    never:
      "user_id id run_id amount_minor currency paid_at came_back_at came_back_reason created_at agent_name",
    add: false,
  },
  payout_adjustments: {
    never:
      "user_id id amount_minor currency description due_on payout_id frozen_at created_by created_at removed_at removed_by",
    add: false,
  },
} as const;
