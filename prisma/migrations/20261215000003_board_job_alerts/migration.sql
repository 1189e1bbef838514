-- no transaction
-- For what happens to them when a board is deleted.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_alerts_board_id_idx" ON "job_alerts"("board_id");
