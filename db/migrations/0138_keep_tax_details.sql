ALTER TABLE "payout_tax_details" DROP CONSTRAINT "payout_tax_details_user_id_users_id_fk";
