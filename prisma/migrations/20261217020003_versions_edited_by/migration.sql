-- no transaction
-- For what becomes of an editor's versions when their account goes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_versions_edited_by_user_id_idx" ON "job_versions" ("edited_by_user_id") WHERE "edited_by_user_id" IS NOT NULL;
