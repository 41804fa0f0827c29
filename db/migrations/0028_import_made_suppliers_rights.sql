grant update (import_id, withdrawn_at) on suppliers to app_rt;
