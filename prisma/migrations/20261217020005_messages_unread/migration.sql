-- no transaction
-- For the messages that nobody at a company has read, on its home, in its lists and for their filter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_messages_unread_idx" ON "application_messages" ("application_id") WHERE "is_from_applicant" AND "read_at" IS NULL;
