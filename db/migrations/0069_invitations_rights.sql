grant select, insert, update, delete on invitations to app_admin;
