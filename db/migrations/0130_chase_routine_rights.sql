-- Each agent settles for themself in which language, and after how many days, a supplier is written to.
grant update (chase_language, chase_days) on supplier_preferences to app_rt;
