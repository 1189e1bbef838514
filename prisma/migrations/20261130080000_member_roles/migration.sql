-- AlterEnum
-- holds only while the catalogue is written: no row is read, and nothing uses the values yet
ALTER TYPE "member_role" ADD VALUE 'hiring_manager';
ALTER TYPE "member_role" ADD VALUE 'interviewer';
