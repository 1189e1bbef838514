-- What a posting states in the fields that the site's admins added, by their keys.
ALTER TABLE "jobs" ADD COLUMN "custom_fields" JSONB NOT NULL DEFAULT '{}';
