-- AlterTable
ALTER TABLE "company_members" ADD COLUMN     "table_columns" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" CITEXT NOT NULL,
    "search" TEXT NOT NULL,
    "columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_first" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_company_id_user_id_name_key" ON "saved_views"("company_id", "user_id", "name");

-- At most one of a member's is shown first.
CREATE UNIQUE INDEX "saved_views_first_idx" ON "saved_views"("company_id", "user_id") WHERE "is_first";

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "company_members"("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
