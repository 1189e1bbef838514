-- no transaction
-- For what happens to them when a board is deleted.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_board_id_idx" ON "users"("board_id");
