grant select, insert, update on kept_figures to app_admin;
