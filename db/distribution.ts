/**
 * Tables that are copied completely to each machine of a cluster. They have few rows, or are looked up before the agent
 * is known (a token, an address, a message's key), or rows of any agent refer to them, as with suppliers. Tables that
 * are referred to come first.
 */
export const SHARED_TABLES = words(`
  users accounts sessions verifications two_factors address_verifications clerk_events clerk_deletions
  rate_limits suppliers inbound_addresses forwarding_addresses calendar_feeds api_keys inbound_deliveries
  unowned_emails audit_archives bank_accounts category_rules statement_imports statement_lines
  bank_transactions commission_reports commission_report_entries report_files match_links match_candidates
  match_lessons match_rejections currency_rate_imports currency_rates supplier_families supplier_lags
  commission_offer_subjects commission_offer_searches invitations kept_figures books book_months
  supplier_joins supplier_distinctions billing_customers billing_plans payment_events payout_settings
  payout_payers payout_runs
`);

/**
 * All other tables, whose rows belong to agents: all rows of one agent are on the same machine. `user_id`, the agent,
 * is part of each table's key and indexes.
 */
export const DISTRIBUTED_TABLES = words(`
  bookings booking_references booking_totals due_totals allocations payout_agreements payouts payout_shares
  erased_entries payout_adjustments payout_accounts payout_tax_details payout_questions chases
  commission_offers outbound_emails emails email_contents email_senders email_originals email_items
  email_corrections ai_review_items sender_rules supplier_preferences supplier_merges supplier_merge_bookings
  supplier_totals csv_imports csv_import_failures csv_mappings saved_views bulk_changes idempotency_keys
  webhook_endpoints webhook_deliveries notifications notification_mails user_pictures billing_preferences
  subscriptions invoices activities audit_log
`);

function words(list: string): readonly string[] {
  return list.split(/\s+/).filter(Boolean);
}

/**
 * Returns a policy's condition, as the catalogue shows it, without its sub-selects, which Citus doesn't pass on to
 * other machines. Only clusters need this; elsewhere conditions with sub-selects are faster.
 */
export function withoutSelects(condition: string): string {
  return condition
    .replace(/\( SELECT (\(NULLIF\(.*?\)\)::uuid) AS "?nullif"?\)/g, "$1")
    .replace(/EXISTS \( SELECT\s+FROM suppliers s\s+WHERE \(s\.id = \w+\.(\w+)\)\)/g, "sees_supplier($1)")
    .replace(
      /EXISTS \( SELECT\s+FROM users u\s+WHERE \(\(u\.id = \w+\.(\w+)\) AND \(u\.erase_at IS NOT NULL\)\)\)/g,
      "is_leaving($1)",
    );
}

/**
 * The function that conditions from `withoutSelects` call, with the rights of the caller. It is planned once rather
 * than for each row.
 */
export const SEES_SUPPLIER = `create or replace function sees_supplier(supplier uuid) returns boolean
  language sql stable set plan_cache_mode = force_generic_plan as $$
    select exists (select from public.suppliers s where s.id = supplier)
  $$`;
