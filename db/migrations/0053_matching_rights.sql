grant select, insert, update, delete on supplier_lags to app_admin;
