-- What a company says about working there. Reasons are objects with a title and a text; a quote has
-- a text, a name and a role (lib/companies/story/schema.ts).
ALTER TABLE "companies"
  ADD COLUMN "tagline" TEXT,
  ADD COLUMN "reasons" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "benefits" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "quote" JSONB;
