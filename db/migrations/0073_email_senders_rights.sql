-- What a message says of its sender is written down as it arrives, by the system.
grant select on email_senders to app_rt, app_admin;
--> statement-breakpoint
grant select, insert, update, delete on email_senders to app_job;
--> statement-breakpoint
-- Of mails from before, only who wrote them is known.
insert into email_senders (user_id, email_id, address, is_forwarder)
select user_id, id, lower(from_address), false from emails
where provider <> 'upload' and from_address is not null;
