-- AlterEnum
ALTER TYPE "decision_kind" ADD VALUE 'picture_removed' AFTER 'company_merged';

-- AlterTable
ALTER TABLE "company_pictures" ADD COLUMN     "caption" TEXT,
ADD COLUMN     "part_x" DOUBLE PRECISION NOT NULL DEFAULT 50,
ADD COLUMN     "part_y" DOUBLE PRECISION NOT NULL DEFAULT 50,
ADD COLUMN     "part_zoom" DOUBLE PRECISION NOT NULL DEFAULT 1,
ADD COLUMN     "source_key" TEXT;
