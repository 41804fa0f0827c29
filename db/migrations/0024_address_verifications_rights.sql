grant select, insert, update, delete on address_verifications to app_admin;
