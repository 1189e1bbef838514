-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN "user_id" UUID;

-- CreateIndex
-- holds briefly because a site has hundreds of keys, and the column is new
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- AddForeignKey
-- holds briefly because a site has hundreds of keys, and the column is new
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
