-- CreateEnum
CREATE TYPE "interview_medium" AS ENUM ('video', 'office', 'phone');

-- AlterTable
ALTER TABLE "interviews" ADD COLUMN "medium" "interview_medium",
ADD COLUMN "gap_minutes" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "interview_slot_sets" ADD COLUMN "medium" "interview_medium",
ADD COLUMN "gap_minutes" SMALLINT NOT NULL DEFAULT 0;
