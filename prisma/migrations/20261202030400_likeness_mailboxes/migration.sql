-- no transaction
-- Finds applications whose mail arrives in the same mailbox.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_details_mailbox_idx" ON "application_details"(mailbox_key("email"::text));
