-- no transaction
-- Finds what was sent from an address: the same person again, and what waits for an account.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_details_email_idx" ON "application_details"("email");
