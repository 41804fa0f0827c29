ALTER TABLE "bookings" ADD COLUMN "archive_lifted_at" timestamp (3) with time zone;--> statement-breakpoint
update bookings b set archive_lifted_at = a.lifted_archive_at from allocations a
  where a.user_id = b.user_id and a.booking_id = b.id and a.lifted_archive_at is not null and a.reversed_at is null
    and b.archived_at is null;
--> statement-breakpoint
grant update (archive_lifted_at) on bookings to app_rt;
--> statement-breakpoint
ALTER TABLE "allocations" DROP COLUMN "lifted_archive_at";
