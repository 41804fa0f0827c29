grant update (position) on ai_review_items to app_rt;
