-- People whom a company adds by hand, who have no account.
-- contract: unused since 0.1.0 because only this release adds people without an account: until someone uses it, every row has one (decision 0096)
ALTER TABLE "application_details" ALTER COLUMN "user_id" DROP NOT NULL;
-- contract: unused since 0.1.0 because only this release keeps a file without an owner (decision 0096)
ALTER TABLE "resumes" ALTER COLUMN "user_id" DROP NOT NULL;

-- Who they are, in place of a profile.
ALTER TABLE "application_details" ADD COLUMN "headline" TEXT, ADD COLUMN "place" TEXT;

CREATE TABLE "application_additions" (
    "application_id" UUID NOT NULL,
    "added_by_user_id" UUID,
    "origin" TEXT NOT NULL,

    CONSTRAINT "application_additions_pkey" PRIMARY KEY ("application_id")
);

-- CreateIndex
CREATE INDEX "application_additions_added_by_user_id_idx" ON "application_additions"("added_by_user_id");

-- AddForeignKey
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_added_by_user_id_fkey" FOREIGN KEY ("added_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
