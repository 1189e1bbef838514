ALTER TABLE "users" VALIDATE CONSTRAINT "users_board_id_fkey";
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_board_id_fkey";
ALTER TABLE "job_alerts" VALIDATE CONSTRAINT "job_alerts_board_id_fkey";

-- contract: unused since 0.2.0 because job_alerts_account_search_board_key holds the same for alerts of no board, which are all that the release makes.
DROP INDEX "job_alerts_account_search_key";
-- contract: unused since 0.2.0 because job_alerts_address_search_board_key does.
DROP INDEX "job_alerts_address_search_key";
