-- no transaction
-- For what becomes of someone's postings when their account goes, and for how many there are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_posted_by_id_idx" ON "jobs" ("posted_by_id") WHERE "posted_by_id" IS NOT NULL;
