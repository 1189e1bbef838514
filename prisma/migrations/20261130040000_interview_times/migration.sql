-- CreateEnum
CREATE TYPE "interview_invitation_status" AS ENUM ('open', 'chosen', 'refused', 'expired', 'withdrawn');

-- AlterTable
ALTER TABLE "interviews" ADD COLUMN     "is_applicants_change" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "slot_id" UUID,
ADD COLUMN     "words" TEXT;

-- CreateTable
CREATE TABLE "interview_interviewers" (
    "interview_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "interview_interviewers_pkey" PRIMARY KEY ("interview_id","user_id")
);

-- CreateTable
CREATE TABLE "interview_slot_sets" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "offered_by_user_id" UUID,
    "minutes" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "choose_until" TIMESTAMPTZ(3) NOT NULL,
    "moves_on" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_slot_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "slot_set_interviewers" (
    "set_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "slot_set_interviewers_pkey" PRIMARY KEY ("set_id","user_id")
);

-- CreateTable
CREATE TABLE "interview_slots" (
    "id" UUID NOT NULL,
    "set_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interview_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_invitations" (
    "id" UUID NOT NULL,
    "set_id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "status" "interview_invitation_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "words" TEXT,

    CONSTRAINT "interview_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "interview_interviewers_user_id_idx" ON "interview_interviewers"("user_id");

-- CreateIndex
CREATE INDEX "interview_slot_sets_company_id_idx" ON "interview_slot_sets"("company_id");

-- CreateIndex
CREATE INDEX "interview_slot_sets_offered_by_user_id_idx" ON "interview_slot_sets"("offered_by_user_id");

-- CreateIndex
CREATE INDEX "slot_set_interviewers_user_id_idx" ON "slot_set_interviewers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_slots_set_id_starts_at_key" ON "interview_slots"("set_id", "starts_at");

-- CreateIndex
CREATE INDEX "interview_invitations_application_id_idx" ON "interview_invitations"("application_id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_invitations_set_id_application_id_key" ON "interview_invitations"("set_id", "application_id");

-- AddForeignKey
-- holds briefly because the column is new, and few interviews exist
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "interview_slots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slot_sets" ADD CONSTRAINT "interview_slot_sets_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slot_sets" ADD CONSTRAINT "interview_slot_sets_offered_by_user_id_fkey" FOREIGN KEY ("offered_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_set_interviewers" ADD CONSTRAINT "slot_set_interviewers_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "interview_slot_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_set_interviewers" ADD CONSTRAINT "slot_set_interviewers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "interview_slot_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "interview_slot_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A time belongs to one applicant, however many choose it at once. One invitation of an application
-- is open at a time.
-- holds briefly because few interviews exist
CREATE UNIQUE INDEX "interviews_slot_key" ON "interviews" ("slot_id") WHERE "cancelled_at" IS NULL;
CREATE UNIQUE INDEX "interview_invitations_open_key" ON "interview_invitations" ("application_id")
  WHERE "status" = 'open';
CREATE INDEX "interview_slot_sets_expiry_idx" ON "interview_slot_sets" ("choose_until");
ALTER TABLE "interview_invitations"
  ADD CONSTRAINT "interview_invitations_end_is_whole" CHECK (("status" = 'open') = ("ended_at" IS NULL));

-- The words of offered times are about their applicants, and go with the last of them.
CREATE FUNCTION delete_empty_slot_sets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM interview_slot_sets s USING (SELECT DISTINCT set_id FROM gone) g
  WHERE s.id = g.set_id
    AND NOT EXISTS (SELECT 1 FROM interview_invitations i WHERE i.set_id = s.id);
  RETURN NULL;
END $$;
CREATE TRIGGER interview_invitations_delete_empty_slot_sets
  AFTER DELETE ON interview_invitations REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_slot_sets();
