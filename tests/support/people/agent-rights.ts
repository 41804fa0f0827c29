import { PAYOUT_RIGHTS } from "./payout-rights";

/** The rights of an agent's own request on their rows of one table; every column is in one of the three lists. */
export type Rights = {
  /** Columns that may be changed. */
  readonly change?: string;
  /** Columns that are set on insert and can't be changed. */
  readonly once?: string;
  /** Columns that the request can't set. */
  readonly never?: string;
  /** Values that a new row can't have; includes every column of `never`. */
  readonly refused?: Readonly<Record<string, unknown>>;
  readonly add?: false;
  readonly remove?: true;
};

const MOMENT = "2026-01-05T12:00:00Z";
const SOMEBODY = "00000000-0000-7000-8000-00000000beef";
const DECIDED = { corrected_data: "{}", others: "[]", admin_notes: "fine", decided_by: SOMEBODY };
const LINKED = { link_id: SOMEBODY, entry_id: SOMEBODY, difference_reason: "rate" };

/** Tables that requests can't access. */
export const CLOSED = new Set([
  "audit_archives",
  "sessions",
  "accounts",
  "verifications",
  "two_factors",
  "address_verifications",
  "clerk_events",
  "clerk_deletions",
  "payment_events",
  "billing_plans",
  "rate_limits",
  "unowned_emails",
  "bank_accounts",
  "statement_imports",
  "statement_lines",
  "bank_transactions",
  "commission_reports",
  "commission_report_entries",
  "match_links",
  "match_candidates",
  "match_lessons",
  "match_rejections",
  ...["currency_rate_imports", "currency_rates"],
  ...["supplier_families", "supplier_lags", "supplier_joins", "supplier_distinctions", "payout_runs"],
  ...["commission_offer_subjects", "commission_offer_searches"],
  ...["invitations", "kept_figures", "notification_mails", "payout_payers"],
  ...["books", "book_months", "category_rules", "erased_entries", "report_files"],
]);

/** The rights on all other tables. */
export const AGENT_RIGHTS: Readonly<Record<string, Rights>> = {
  users: {
    change:
      "name first_name last_name phone_number company_name company_address bio picture has_completed_onboarding has_completed_tour timezone currency settings updated_at",
    never:
      "id email email_verified image role two_factor_enabled clerk_id clerk_updated_at suspended_at erase_at last_seen_at created_at",
    add: false,
  },
  bookings: {
    change:
      "confirmation_number number_key duplicate_no supplier_id client_name destination status total_minor total_currency commission_minor commission_currency received_minor last_paid_on short_pay_minor supplier_key travel_start travel_end final_payment_on due_on due_override non_commissionable cancelled_at closed_at close_reason archived_at archive_lifted_at deleted_at search version updated_at",
    once: "user_id id source email_id import_id created_at",
    refused: { supplier_id: SOMEBODY },
  },
  booking_totals: {
    once: "user_id id status total_currency commission_currency count total_minor commission_minor received_minor settled_count settled_days is_whole",
  },
  due_totals: { once: "user_id id due_on currency received_minor awaited_count awaited_minor" },
  supplier_totals: {
    once: "user_id id supplier_id total_currency commission_currency count total_minor commission_minor awaited_minor",
  },
  booking_references: { once: "user_id booking_id reference_key reference kind" },
  allocations: {
    change: "reversed_at",
    once: "user_id id booking_id amount_minor currency received_on book_day source note created_at",
    never:
      "link_id entry_id payment_no payer reference deposit_minor deposit_currency fee_minor rate rate_source rate_day conversion_minor kept_minor over_minor over_accepted_by difference_reason replaces_ids short_pay_minor share_hold",
    refused: {
      source: "statement",
      ...LINKED,
      ...{ payment_no: 1, share_hold: "{}", payer: "x", reference: "x" },
      deposit_minor: 1,
      deposit_currency: "USD",
      fee_minor: 1,
      ...{ rate: 1, rate_source: "given", rate_day: "2026-01-05", conversion_minor: 1, kept_minor: 1 },
      over_minor: 1,
      over_accepted_by: SOMEBODY,
      replaces_ids: `{${SOMEBODY}}`,
      short_pay_minor: 1,
    },
  },
  emails: {
    change:
      "status status_before rejected_by_booking intake intake_reason review_status sender_trust type confirmation_number number_key client_name has_data is_complete remind_on search_subject search_sender search_booking version updated_at",
    once: "user_id id provider subject from_name from_address origin_address language sent_at snippet attachment_count created_at",
    never: "admin_notes",
    refused: { provider: "postmark", admin_notes: "approved" },
  },
  email_contents: {
    once: "user_id email_id raw html text attachments_text attachments documents extracted_info commission_report notices read_ms",
  },
  email_senders: { never: "user_id email_id address is_forwarder", add: false },
  email_originals: { never: "user_id email_id place hash size written_at", add: false },
  email_items: {
    change:
      "email_type confirmation_number number_key payload findings missing proposal target_booking_id booking_id converted_at undo",
    once: "user_id id email_id position",
  },
  email_corrections: {
    once: "user_id id email_id position field wrong right sender label created_at",
  },
  ai_review_items: {
    change: "status priority position parsed feedback decided_at",
    once: "id user_id email_id created_at",
    never: "corrected_data others admin_notes decided_by undo",
    refused: { status: "approved", undo: "{}", ...DECIDED },
  },
  sender_rules: { change: "standing", once: "user_id address created_at", remove: true },
  inbound_deliveries: {
    once: "provider message_key user_id email_id content_hash created_at",
    refused: { message_key: `${SOMEBODY}|1` },
  },
  activities: {
    once: "user_id id type booking_id supplier_id email_id count change_set created_at",
  },
  notifications: {
    change: "read_at",
    once: "user_id id type title message booking_id email_transformed_id payout_id details_path dedupe_key mail_topic created_at",
    never: "mail_id",
    refused: { mail_id: SOMEBODY },
  },
  audit_log: {
    once: "id at actor_kind actor_id source user_id action entity entity_id before after reason request_id",
    refused: { actor_kind: "admin", actor_id: SOMEBODY, source: "job" },
  },
  idempotency_keys: {
    change: "claim fingerprint created_at claimed_until is_stored status headers answer",
    once: "user_id key",
    remove: true,
  },
  inbound_addresses: { change: "retired_at", once: "token user_id created_at" },
  forwarding_addresses: {
    once: "user_id id address created_at",
    never: "verified_at token_hash token_expires_at last_sent_at",
    refused: { verified_at: MOMENT, token_hash: "x", token_expires_at: MOMENT, last_sent_at: MOMENT },
    remove: true,
  },
  api_keys: {
    change: "revoked_at",
    once: "user_id id name scope start key_hash created_at expires_at last_used_at",
  },
  webhook_endpoints: {
    change: "url events secret previous_secret previous_until failing_since stopped_at stopped_because",
    once: "user_id id created_at",
    remove: true,
  },
  webhook_deliveries: {
    change: "state attempt next_at",
    once: "user_id id endpoint_id event booking_id email_id payout_id changes payload tries created_at",
  },
  ...PAYOUT_RIGHTS,
  calendar_feeds: { change: "revoked_at", once: "token_hash user_id created_at last_read_at" },
  chases: {
    ...{ change: "undone_at", once: "user_id id supplier_id kind channel until note created_at" },
    refused: { supplier_id: SOMEBODY },
  },
  user_pictures: { change: "jpeg updated_at", once: "user_id", remove: true },
  bulk_changes: { change: "undone_at", once: "user_id id move bookings created_at" },
  saved_views: { change: "path", once: "user_id id list name created_at", remove: true },
  commission_offers: {
    change: "answer claimed_booking_id answered_at",
    never:
      "user_id id supplier_id month booking_ids client_names asked_at decision note decided_at withdrawn_at created_at",
    add: false,
  },
  suppliers: {
    change:
      "name name_key email phone_number street city state postal_code country import_id withdrawn_at updated_at",
    once: "id owner_id created_at",
    never:
      "typed_by merged_into aliases alias_keys is_verified payment_basis payment_lag_days chase_name chase_email commission_bp metadata",
    refused: {
      owner_id: null,
      typed_by: SOMEBODY,
      merged_into: SOMEBODY,
      aliases: "{Alta Mar}",
      alias_keys: "{alta mar}",
      is_verified: true,
      payment_basis: "TRAVEL_END",
      payment_lag_days: 30,
      chase_name: "Rita",
      chase_email: "rita@altamar.example",
      commission_bp: 1000,
      metadata: '{"bankMatchPatterns": []}',
    },
  },
  supplier_preferences: {
    change:
      "deactivated_at merged_into payment_basis payment_lag_days chase_name chase_email chase_language chase_days commission_bp updated_at",
    once: "user_id supplier_id",
    refused: { supplier_id: SOMEBODY, merged_into: SOMEBODY },
  },
  supplier_merges: {
    ...{ change: "undone_at", once: "user_id id from_id into_id created_at" },
    refused: { from_id: SOMEBODY, into_id: SOMEBODY },
  },
  supplier_merge_bookings: { once: "user_id merge_id booking_id duplicate_no" },
  csv_imports: {
    change:
      "status processed_count imported_count skipped_count failed_count supplier_count headers finished_at undone_at",
    once: "user_id id file_name created_at",
  },
  csv_import_failures: { once: "user_id import_id row cells errors" },
  csv_mappings: { change: "mapping options updated_at", once: "user_id headers_key" },
  billing_customers: {
    never:
      "user_id customer_id card_brand card_last4 card_exp_month card_exp_year is_deleted asked_no stored_no created_at stored_at",
    add: false,
  },
  subscriptions: {
    never:
      "user_id id status plan_name price_id amount_minor amount_currency interval period_start period_end cancel_at_period_end cancel_at trial_end created_at card_brand card_last4 card_exp_month card_exp_year",
    add: false,
  },
  billing_preferences: { change: "email_receipts billing_notifications updated_at", once: "user_id" },
  invoices: {
    never:
      "user_id id subscription_id status amount_minor refunded_minor amount_currency created_at hosted_url",
    add: false,
  },
  outbound_emails: {
    change: "chase_id attempt delivery_key queued_at sending_at failed_at failure withdrawn_at",
    once: "user_id id supplier_id to_address from_name reply_to answers_to subject body created_at",
    never: "sent_at sent_via provider_id",
    refused: {
      supplier_id: SOMEBODY,
      sending_at: MOMENT,
      sent_at: MOMENT,
      sent_via: "outbox",
      provider_id: "x",
      failed_at: MOMENT,
      failure: "REFUSED",
    },
  },
};
