-- Whoever writes it: what an agent forwarded never pays somebody else's booking.
create function refuse_foreign_entry() returns trigger language plpgsql as $$
begin
  if new.booking_user_id is not null and exists (select from commission_reports r
      where r.id = new.report_id and r.owner_id <> new.booking_user_id) then
    raise exception 'an entry of a forwarded report is about its agent''s bookings' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger report_entries_owner before insert or update of booking_user_id, report_id
  on commission_report_entries for each row execute function refuse_foreign_entry();
