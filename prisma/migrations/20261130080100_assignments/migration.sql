-- AlterTable
ALTER TABLE "company_invitations" ADD COLUMN     "job_ids" UUID[] DEFAULT ARRAY[]::UUID[];

-- CreateTable
CREATE TABLE "job_hiring_managers" (
    "job_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_hiring_managers_pkey" PRIMARY KEY ("job_id","user_id")
);

-- CreateTable
CREATE TABLE "application_assignees" (
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_assignees_pkey" PRIMARY KEY ("application_id","user_id")
);

-- CreateIndex
CREATE INDEX "job_hiring_managers_user_id_idx" ON "job_hiring_managers"("user_id");

-- CreateIndex
CREATE INDEX "application_assignees_user_id_idx" ON "application_assignees"("user_id");

-- AddForeignKey
ALTER TABLE "job_hiring_managers" ADD CONSTRAINT "job_hiring_managers_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_hiring_managers" ADD CONSTRAINT "job_hiring_managers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_assignees" ADD CONSTRAINT "application_assignees_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_assignees" ADD CONSTRAINT "application_assignees_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
