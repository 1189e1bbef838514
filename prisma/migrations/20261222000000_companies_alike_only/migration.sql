-- no transaction
-- In another collation, so that only what asks for it uses the index: for names in a list, which it
-- could find as well, PostgreSQL takes it for faster than the unique one, and needs seconds.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "companies_alike_names_idx" ON "companies" USING gin (("name_key" COLLATE "C") gin_trgm_ops);
