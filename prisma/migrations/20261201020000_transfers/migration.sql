-- Where an application went when its company moved the person to another of its jobs.
CREATE TABLE "application_transfers" (
    "from_application_id" UUID NOT NULL,
    "to_application_id" UUID NOT NULL,
    "moved_by_user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "from_status" "application_status" NOT NULL,
    "from_stage_id" UUID,
    "from_told_status" "application_status",

    CONSTRAINT "application_transfers_pkey" PRIMARY KEY ("from_application_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "application_transfers_to_application_id_key" ON "application_transfers"("to_application_id");

-- CreateIndex
CREATE INDEX "application_transfers_moved_by_user_id_idx" ON "application_transfers"("moved_by_user_id");

-- AddForeignKey
ALTER TABLE "application_transfers" ADD CONSTRAINT "application_transfers_from_application_id_fkey" FOREIGN KEY ("from_application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_transfers" ADD CONSTRAINT "application_transfers_to_application_id_fkey" FOREIGN KEY ("to_application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_transfers" ADD CONSTRAINT "application_transfers_moved_by_user_id_fkey" FOREIGN KEY ("moved_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
