-- no transaction
-- One alert for a search, at each board.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "job_alerts_address_search_board_key" ON "job_alerts" ("email", "search", "board_id") NULLS NOT DISTINCT WHERE "unsubscribed_at" IS NULL AND "email" IS NOT NULL;
