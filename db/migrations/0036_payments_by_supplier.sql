-- What is learned of a supplier is read from these two alone.
create index bookings_paid on bookings (user_id, supplier_id, id) include (travel_end)
  where last_paid_on is not null and deleted_at is null;
--> statement-breakpoint
drop index allocations_booking;
--> statement-breakpoint
create index allocations_booking on allocations (user_id, booking_id) include (amount_minor, received_on, reversed_at);
