-- Who had an applicant's name shown before a stage that shows names, and why: the team's own words,
-- so not among what the applicant sent.
CREATE TABLE "application_shown_names" (
    "application_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "shown_by_user_id" UUID,

    CONSTRAINT "application_shown_names_pkey" PRIMARY KEY ("application_id")
);

-- CreateIndex
CREATE INDEX "application_shown_names_shown_by_user_id_idx" ON "application_shown_names"("shown_by_user_id");

-- AddForeignKey
ALTER TABLE "application_shown_names" ADD CONSTRAINT "application_shown_names_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_shown_names" ADD CONSTRAINT "application_shown_names_shown_by_user_id_fkey" FOREIGN KEY ("shown_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
