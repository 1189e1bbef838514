-- no transaction
-- The newest live jobs. A job that ends isn't entered again, as it was in an index of all jobs.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_newest_live_idx" ON "jobs" ("posted_at" DESC) WHERE "status" = 'live';
