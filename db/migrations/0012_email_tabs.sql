-- One tab of one agent is listed, searched and paged in the index alone.
create index emails_tab on emails (user_id, status, created_at desc, id desc) include (intake, search);
--> statement-breakpoint
drop index emails_list;
--> statement-breakpoint
create index emails_list on emails (user_id, created_at desc, id desc) include (intake);
