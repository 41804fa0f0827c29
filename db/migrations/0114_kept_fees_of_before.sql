-- What payers kept of payments from before, as the product writes it down now (lib/reconciliation/commission-reports/paying/entry-payment.model.ts).
update allocations set kept_minor = round(amount_minor::numeric * fee_minor / (deposit_minor + fee_minor))
where entry_id is null and link_id is not null and fee_minor <> 0 and deposit_minor + fee_minor <> 0;
--> statement-breakpoint
with paid as (
  select l.id as link_id, r.id as report_id, t.amount_minor as came,
    case when t.currency = r.currency and abs(t.amount_minor + r.deposit_fee_minor) >= abs(r.net_minor) then 1
      else (t.amount_minor + r.deposit_fee_minor)::numeric / nullif(r.net_minor, 0) end as worth
  from match_links l join bank_transactions t on t.id = l.transaction_id join commission_reports r on r.id = l.report_id
), summed as (
  select p.link_id, p.came,
    sum(e.net_minor) filter (where sign(e.net_minor) = sign(p.came)) * p.worth as payable,
    coalesce(sum(e.net_minor) filter (where sign(e.net_minor) = -sign(p.came)), 0) * p.worth as recalled
  from paid p join commission_report_entries e on e.report_id = p.report_id group by p.link_id, p.came, p.worth
)
update allocations a set kept_minor = a.amount_minor - round(a.amount_minor::numeric * e.net_minor / e.gross_minor *
  case when sign(e.net_minor) = sign(s.came) then least(1, (s.came - s.recalled) / s.payable) else 1 end)
from summed s, commission_report_entries e
where a.link_id = s.link_id and e.id = a.entry_id and e.gross_minor <> 0 and s.payable <> 0 and a.fee_minor <> 0;
