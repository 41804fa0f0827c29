grant select, insert, delete on billing_plans to app_admin;
