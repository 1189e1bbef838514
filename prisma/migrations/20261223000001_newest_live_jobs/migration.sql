-- no transaction
-- contract: unused since 0.2.0 because jobs_newest_live_idx has the live jobs, and no query orders others by date.
DROP INDEX CONCURRENTLY IF EXISTS "jobs_status_posted_at_idx";
