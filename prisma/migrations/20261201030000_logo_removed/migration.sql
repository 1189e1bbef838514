-- AlterEnum
ALTER TYPE "decision_kind" ADD VALUE 'logo_removed' AFTER 'picture_removed';
