grant select, insert, update on bank_accounts, statement_imports, bank_transactions, commission_reports,
  commission_report_entries, supplier_families, exchange_rates to app_admin;
--> statement-breakpoint
grant select, insert, delete on statement_lines, match_candidates, match_rejections to app_admin;
--> statement-breakpoint
grant delete on statement_imports, exchange_rates, supplier_families to app_admin;
--> statement-breakpoint
grant select, insert on match_links, match_lessons to app_admin;
--> statement-breakpoint
grant update (source, closed_at, closed_by) on match_links to app_admin;
--> statement-breakpoint
grant update (revoked_at) on match_lessons to app_admin;
--> statement-breakpoint
-- Money that was written down is reversed, once, and never changed.
revoke update on allocations from app_job;
--> statement-breakpoint
grant update (reversed_at) on allocations to app_job;
--> statement-breakpoint
create function refuse_closed_link() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null or (new.source <> old.source and (old.source, new.source) <> ('AUTO', 'CONFIRMED')) then
    raise exception 'a link is closed once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger match_links_closed_once before update on match_links for each row execute function refuse_closed_link();
