-- An event that is settled is of no use once the provider can't send it again: retention deletes it.
grant delete on payment_events to app_admin;
