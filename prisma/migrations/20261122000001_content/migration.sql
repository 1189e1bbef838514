-- The blog, the pages of text, messages to the operator, announcements. Written by lib/content.

-- CreateTable
CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "tags" TEXT[],
    "cover_key" TEXT,
    "cover_width" SMALLINT,
    "cover_height" SMALLINT,
    "cover_alt" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_pages" (
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "is_published" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_pages_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "about_path" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "tone" TEXT NOT NULL,
    "link_url" TEXT,
    "link_label" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");

-- CreateIndex
CREATE INDEX "posts_published_at_idx" ON "posts"("published_at" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_closed_at_sent_at_idx" ON "contact_messages"("closed_at", "sent_at");

-- CreateIndex
CREATE INDEX "contact_messages_sent_at_idx" ON "contact_messages"("sent_at");

-- CreateIndex
CREATE INDEX "announcements_starts_at_idx" ON "announcements"("starts_at" DESC);

ALTER TABLE "posts"
  ADD CONSTRAINT "posts_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100),
  ADD CONSTRAINT "posts_title_form" CHECK (length("title") BETWEEN 1 AND 160),
  ADD CONSTRAINT "posts_body_length" CHECK (length("body") <= 100000),
  ADD CONSTRAINT "posts_cover_is_whole" CHECK (
    ("cover_key" IS NULL) = ("cover_width" IS NULL) AND ("cover_key" IS NULL) = ("cover_height" IS NULL)),
  -- A draft may be half written; what readers see is not.
  ADD CONSTRAINT "posts_published_is_whole" CHECK (
    "published_at" IS NULL OR ("summary" <> '' AND "body" <> '' AND "author" <> ''));
ALTER TABLE "content_pages"
  ADD CONSTRAINT "content_pages_name_form" CHECK ("name" ~ '^[a-z]{2,20}$'),
  ADD CONSTRAINT "content_pages_is_whole" CHECK ("title" <> '' AND "body" <> ''),
  ADD CONSTRAINT "content_pages_body_length" CHECK (length("body") <= 100000);
ALTER TABLE "contact_messages"
  ADD CONSTRAINT "contact_messages_text_length" CHECK (length("text") BETWEEN 1 AND 10000),
  ADD CONSTRAINT "contact_messages_email_form" CHECK (position('@' in "email") > 1 AND length("email") <= 254);
ALTER TABLE "announcements"
  ADD CONSTRAINT "announcements_text_length" CHECK (length("text") BETWEEN 1 AND 280),
  ADD CONSTRAINT "announcements_tone" CHECK ("tone" IN ('plain', 'good', 'warn')),
  ADD CONSTRAINT "announcements_link_is_whole" CHECK (("link_url" IS NULL) = ("link_label" IS NULL)),
  ADD CONSTRAINT "announcements_end_after_start" CHECK ("ends_at" > "starts_at");
