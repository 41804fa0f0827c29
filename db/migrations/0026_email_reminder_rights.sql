grant update (remind_on) on emails to app_rt;
