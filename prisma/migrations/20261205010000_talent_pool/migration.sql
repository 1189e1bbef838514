-- CreateEnum
CREATE TYPE "pool_consent" AS ENUM ('asked', 'given');

-- People whom a company keeps for other jobs, or has asked whether it may.
CREATE TABLE "pooled_people" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID,
    "application_id" UUID,
    "added_by_user_id" UUID,
    "full_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "headline" TEXT,
    "place" TEXT,
    "skills" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "origin" TEXT,
    "consent" "pool_consent" NOT NULL DEFAULT 'asked',
    "times_asked" SMALLINT NOT NULL DEFAULT 1,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "given_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "is_asked_again" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "pooled_people_pkey" PRIMARY KEY ("id")
);

-- What the team writes about them for itself.
CREATE TABLE "pool_remarks" (
    "pooled_person_id" UUID NOT NULL,
    "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "note" TEXT,
    "author_user_id" UUID,

    CONSTRAINT "pool_remarks_pkey" PRIMARY KEY ("pooled_person_id")
);

-- The postings that they were invited to apply for.
CREATE TABLE "pool_invitations" (
    "pooled_person_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "invited_by_user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pool_invitations_pkey" PRIMARY KEY ("pooled_person_id", "job_id")
);

-- Who doesn't want to be asked again for a while, as a hash of the address.
CREATE TABLE "pool_refusals" (
    "company_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pool_refusals_pkey" PRIMARY KEY ("company_id", "hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "pooled_people_company_id_email_key" ON "pooled_people"("company_id", "email");

-- CreateIndex
CREATE INDEX "pooled_people_user_id_idx" ON "pooled_people"("user_id");

-- CreateIndex
CREATE INDEX "pooled_people_application_id_idx" ON "pooled_people"("application_id");

-- CreateIndex
CREATE INDEX "pooled_people_added_by_user_id_idx" ON "pooled_people"("added_by_user_id");

-- CreateIndex
CREATE INDEX "pooled_people_email_idx" ON "pooled_people"("email");

-- CreateIndex
CREATE INDEX "pooled_people_due_at_idx" ON "pooled_people"("due_at");

-- CreateIndex
CREATE INDEX "pool_remarks_author_user_id_idx" ON "pool_remarks"("author_user_id");

-- CreateIndex
CREATE INDEX "pool_invitations_job_id_idx" ON "pool_invitations"("job_id");

-- CreateIndex
CREATE INDEX "pool_invitations_invited_by_user_id_idx" ON "pool_invitations"("invited_by_user_id");

-- AddForeignKey
ALTER TABLE "pooled_people" ADD CONSTRAINT "pooled_people_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pooled_people" ADD CONSTRAINT "pooled_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pooled_people" ADD CONSTRAINT "pooled_people_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pooled_people" ADD CONSTRAINT "pooled_people_added_by_user_id_fkey" FOREIGN KEY ("added_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_remarks" ADD CONSTRAINT "pool_remarks_pooled_person_id_fkey" FOREIGN KEY ("pooled_person_id") REFERENCES "pooled_people"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_remarks" ADD CONSTRAINT "pool_remarks_author_user_id_fkey" FOREIGN KEY ("author_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_invitations" ADD CONSTRAINT "pool_invitations_pooled_person_id_fkey" FOREIGN KEY ("pooled_person_id") REFERENCES "pooled_people"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_invitations" ADD CONSTRAINT "pool_invitations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_invitations" ADD CONSTRAINT "pool_invitations_invited_by_user_id_fkey" FOREIGN KEY ("invited_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_refusals" ADD CONSTRAINT "pool_refusals_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
