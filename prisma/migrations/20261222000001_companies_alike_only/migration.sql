-- no transaction
-- contract: unused since 0.2.0 because it's from this release, which has companies_alike_names_idx in its place.
DROP INDEX CONCURRENTLY IF EXISTS "companies_alike_idx";
