-- no transaction
-- Finds the interviews that people are reminded of.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "interviews_starts_at_idx" ON "interviews"("starts_at");
