-- CreateEnum
CREATE TYPE "recommendation" AS ENUM ('strong_no', 'no', 'unsure', 'yes', 'strong_yes');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "criteria" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "application_recommendations" (
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "recommendation" "recommendation" NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_recommendations_pkey" PRIMARY KEY ("application_id","user_id")
);

-- CreateIndex
CREATE INDEX "application_recommendations_user_id_idx" ON "application_recommendations"("user_id");

-- AddForeignKey
ALTER TABLE "application_recommendations" ADD CONSTRAINT "application_recommendations_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_recommendations" ADD CONSTRAINT "application_recommendations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
