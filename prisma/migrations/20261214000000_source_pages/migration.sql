-- What is known of the pages of sources that are read page by page, so that those that haven't
-- changed needn't be read again.
CREATE TABLE "source_pages" (
    "connected_source_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "stamp" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "posting_references" TEXT[],
    "is_settled" BOOLEAN NOT NULL,
    "lost_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_pages_pkey" PRIMARY KEY ("connected_source_id", "hash")
);
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_connected_source_id_fkey"
    FOREIGN KEY ("connected_source_id") REFERENCES "connected_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;
