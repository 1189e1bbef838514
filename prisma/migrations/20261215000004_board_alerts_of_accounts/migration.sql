-- no transaction
-- One alert for a search, at each board.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "job_alerts_account_search_board_key" ON "job_alerts" ("user_id", "search", "board_id") NULLS NOT DISTINCT WHERE "unsubscribed_at" IS NULL AND "user_id" IS NOT NULL;
