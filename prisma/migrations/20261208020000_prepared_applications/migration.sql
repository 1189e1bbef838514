-- AlterTable
ALTER TABLE "application_drafts" ADD COLUMN "prepared_by" TEXT;
