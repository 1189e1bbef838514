-- The sources that companies connected themselves. One whose company is gone stays, so that it isn't
-- taken for one of the site's own.
CREATE TABLE "company_sources" (
    "connected_source_id" UUID NOT NULL,
    "company_id" UUID,
    "proof" TEXT NOT NULL,
    "is_held" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "company_sources_pkey" PRIMARY KEY ("connected_source_id")
);
CREATE INDEX "company_sources_company_id_idx" ON "company_sources"("company_id");
ALTER TABLE "company_sources" ADD CONSTRAINT "company_sources_connected_source_id_fkey"
    FOREIGN KEY ("connected_source_id") REFERENCES "connected_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "company_sources" ADD CONSTRAINT "company_sources_company_id_fkey"
    FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;
