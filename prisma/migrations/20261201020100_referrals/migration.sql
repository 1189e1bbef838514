-- Which member of the team recommended someone who was added by hand.
ALTER TABLE "application_additions" ADD COLUMN "referred_by_user_id" UUID;

-- CreateIndex
-- holds briefly because the table only has people who were added by hand, since the last release
CREATE INDEX "application_additions_referred_by_user_id_idx" ON "application_additions"("referred_by_user_id");

-- AddForeignKey
-- holds briefly because the table only has people who were added by hand, since the last release
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_referred_by_user_id_fkey" FOREIGN KEY ("referred_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
