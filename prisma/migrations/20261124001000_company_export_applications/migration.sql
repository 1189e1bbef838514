-- Whose applications stand in a file: it goes when one of them does. Files made before say none, and
-- are over.
ALTER TABLE "company_exports" ADD COLUMN "application_ids" UUID[] NOT NULL DEFAULT '{}';
