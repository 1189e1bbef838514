-- no transaction
-- For the companies that have the same website as another, on its page for admins.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "companies_website_idx" ON "companies" (lower("website")) WHERE "website" IS NOT NULL;
