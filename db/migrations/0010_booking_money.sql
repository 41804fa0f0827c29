-- Covering, so that totals, what is overdue, and the order by due date read the index alone.
create index bookings_money on bookings (user_id, due_on)
  include (status, total_currency, total_minor, commission_currency, commission_minor, received_minor,
    short_pay_minor, non_commissionable)
  where deleted_at is null;
