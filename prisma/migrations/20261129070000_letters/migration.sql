-- CreateEnum
CREATE TYPE "letter_status" AS ENUM ('waiting', 'sent', 'cancelled');

-- CreateEnum
CREATE TYPE "offer_status" AS ENUM ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "decision_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "told_status" "application_status",
ADD COLUMN     "told_version" INTEGER;

-- AlterTable
ALTER TABLE "application_events" ADD COLUMN     "is_told" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "application_letters" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "status" "letter_status" NOT NULL DEFAULT 'waiting',
    "tells" "application_status" NOT NULL,
    "template" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "offer" JSONB,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "written_by_user_id" UUID,
    "event_id" UUID,
    "from_status" "application_status" NOT NULL,
    "from_stage_id" UUID,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by_user_id" UUID,
    "end_reason" TEXT,
    "is_mailed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "application_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_reasons" (
    "application_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "given_by_user_id" UUID,

    CONSTRAINT "application_reasons_pkey" PRIMARY KEY ("application_id")
);

-- CreateTable
CREATE TABLE "application_offers" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "status" "offer_status" NOT NULL DEFAULT 'open',
    "title" TEXT NOT NULL,
    "pay_amount" DECIMAL(14,2) NOT NULL,
    "pay_currency" CHAR(3) NOT NULL,
    "pay_period" "pay_period" NOT NULL,
    "starts_on" DATE NOT NULL,
    "workplace" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "answer_by" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "decline_reason" TEXT,
    "answer_words" TEXT,
    "document_key" TEXT,
    "document_name" TEXT,
    "document_format" "resume_format",
    "document_size" INTEGER,

    CONSTRAINT "application_offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_documents" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "format" "resume_format" NOT NULL,
    "size" INTEGER NOT NULL,
    "file_key" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_letters_application_id_idx" ON "application_letters"("application_id");

-- CreateIndex
CREATE INDEX "application_letters_company_id_status_send_at_idx" ON "application_letters"("company_id", "status", "send_at");

-- CreateIndex
CREATE INDEX "application_letters_event_id_idx" ON "application_letters"("event_id");

-- CreateIndex
CREATE INDEX "application_letters_written_by_user_id_idx" ON "application_letters"("written_by_user_id");

-- CreateIndex
CREATE INDEX "application_letters_ended_by_user_id_idx" ON "application_letters"("ended_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_letters_batch_id_application_id_key" ON "application_letters"("batch_id", "application_id");

-- CreateIndex
CREATE INDEX "application_reasons_given_by_user_id_idx" ON "application_reasons"("given_by_user_id");

-- CreateIndex
CREATE INDEX "application_offers_application_id_idx" ON "application_offers"("application_id");

-- CreateIndex
CREATE INDEX "offer_documents_company_id_idx" ON "offer_documents"("company_id");

-- AddForeignKey
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "application_events"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_written_by_user_id_fkey" FOREIGN KEY ("written_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_ended_by_user_id_fkey" FOREIGN KEY ("ended_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_reasons" ADD CONSTRAINT "application_reasons_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_reasons" ADD CONSTRAINT "application_reasons_given_by_user_id_fkey" FOREIGN KEY ("given_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_offers" ADD CONSTRAINT "application_offers_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One letter of an application waits at a time, and one offer is open.
CREATE UNIQUE INDEX "application_letters_waiting_key" ON "application_letters" ("application_id")
  WHERE "status" = 'waiting';
CREATE INDEX "application_letters_due_idx" ON "application_letters" ("send_at") WHERE "status" = 'waiting';
CREATE UNIQUE INDEX "application_offers_open_key" ON "application_offers" ("application_id")
  WHERE "status" = 'open';
CREATE INDEX "application_offers_expiry_idx" ON "application_offers" ("expires_at") WHERE "status" = 'open';
ALTER TABLE "application_letters"
  ADD CONSTRAINT "application_letters_end_is_whole" CHECK (("status" = 'waiting') = ("ended_at" IS NULL));
ALTER TABLE "applications"
  ADD CONSTRAINT "applications_told_is_whole" CHECK (("told_status" IS NULL) = ("told_version" IS NULL)) NOT VALID;

-- A decision that the applicant was not told is no answer to them; the letter that tells it is one.
CREATE OR REPLACE FUNCTION first_answer(application UUID) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT least(
    (SELECT min(e.at) FROM application_events e WHERE e.application_id = application AND e.is_told
       AND (e.kind IN ('in_review', 'interview', 'offer', 'hired', 'not_selected')
            OR (e.kind = 'closed' AND e.actor_id IS NOT NULL))),
    (SELECT min(m.sent_at) FROM application_messages m
     WHERE m.application_id = application AND NOT m.is_from_applicant))
$$;
