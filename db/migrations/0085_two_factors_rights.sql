grant select, insert, update, delete on two_factors to app_admin;
