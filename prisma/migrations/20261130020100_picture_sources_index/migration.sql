-- no transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "company_pictures_source_key_key" ON "company_pictures"("source_key");
