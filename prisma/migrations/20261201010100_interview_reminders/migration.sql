-- AlterTable
ALTER TABLE "interviews" ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "reminded_version" INTEGER;
