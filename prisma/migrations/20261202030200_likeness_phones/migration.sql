-- no transaction
-- Finds applications with the same phone number, however it is written.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_details_phone_idx" ON "application_details"(phone_key("phone")) WHERE "phone" IS NOT NULL;
