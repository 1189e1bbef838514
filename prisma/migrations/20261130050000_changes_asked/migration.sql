-- AlterEnum
ALTER TYPE "decision_kind" ADD VALUE 'job_changes_asked';
ALTER TYPE "decision_kind" ADD VALUE 'edit_changes_asked';
ALTER TYPE "decision_kind" ADD VALUE 'company_unverified';

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "asks_for_changes" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "job_edits" ADD COLUMN     "asks_for_changes" BOOLEAN NOT NULL DEFAULT false;
