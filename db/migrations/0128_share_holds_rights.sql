-- Written as a payment is reversed, where its share was held.
grant update (share_hold) on allocations to app_job;
