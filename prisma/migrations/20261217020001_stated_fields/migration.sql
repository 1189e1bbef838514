-- no transaction
-- The jobs that state a field of the site's own, which are few on most sites.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_custom_fields_idx" ON "jobs" ("id") WHERE "custom_fields" <> '{}';
