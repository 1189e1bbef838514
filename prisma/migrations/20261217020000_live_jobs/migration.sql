-- no transaction
-- What pages count over all live jobs, without reading the jobs themselves: a sixteenth of their size.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_live_idx" ON "jobs" ("id") INCLUDE ("company_id", "category", "work_mode", "posted_at", "updated_at", "expires_at") WHERE "status" = 'live';
