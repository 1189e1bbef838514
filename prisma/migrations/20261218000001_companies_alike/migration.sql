-- no transaction
-- For the companies that may be the same as another, on its page for admins.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "companies_alike_idx" ON "companies" USING gin ("name_key" gin_trgm_ops);
