-- no transaction
-- Finds applications of people whose names are the same, or alike.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_details_name_idx" ON "application_details" USING gin (person_name_key("full_name") gin_trgm_ops);
