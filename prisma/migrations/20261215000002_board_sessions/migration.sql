-- no transaction
-- For what happens to them when a board is deleted.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_board_id_idx" ON "sessions"("board_id");
