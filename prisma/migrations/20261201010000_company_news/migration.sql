-- CreateEnum
CREATE TYPE "news_timing" AS ENUM ('at_once', 'daily', 'off');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "time_zone" TEXT;

-- CreateTable
CREATE TABLE "company_news_choices" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "timing" "news_timing" NOT NULL,

    CONSTRAINT "company_news_choices_pkey" PRIMARY KEY ("company_id","user_id","kind")
);

-- CreateTable
CREATE TABLE "digest_items" (
    "user_id" UUID NOT NULL,
    "cause" TEXT NOT NULL,
    "company_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "application_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "digest_id" UUID,

    CONSTRAINT "digest_items_pkey" PRIMARY KEY ("user_id","cause")
);

-- CreateIndex
CREATE INDEX "company_news_choices_user_id_idx" ON "company_news_choices"("user_id");

-- CreateIndex
CREATE INDEX "digest_items_company_id_user_id_idx" ON "digest_items"("company_id", "user_id");

-- CreateIndex
CREATE INDEX "digest_items_application_id_idx" ON "digest_items"("application_id");

-- CreateIndex
CREATE INDEX "digest_items_digest_id_idx" ON "digest_items"("digest_id");

-- AddForeignKey
ALTER TABLE "company_news_choices" ADD CONSTRAINT "company_news_choices_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "company_members"("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_news_choices" ADD CONSTRAINT "company_news_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "company_members"("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What people turned off, or on, for all of their companies, they chose for each of them.
INSERT INTO "company_news_choices" ("company_id", "user_id", "kind", "timing")
SELECT m."company_id", m."user_id", c."kind", (CASE WHEN c."is_on" THEN 'at_once' ELSE 'off' END)::"news_timing"
FROM "notification_choices" c JOIN "company_members" m ON m."user_id" = c."user_id"
WHERE c."channel" = 'mail' AND c."kind" IN ('new_application', 'application_withdrawn',
  'applicant_message', 'offer_answered', 'job_reviewed', 'team_interview', 'review_asked',
  'team_change', 'note_mention');
