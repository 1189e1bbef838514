-- CreateTable
CREATE TABLE "redirects" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "target" TEXT,
    "target_path" TEXT,
    "job_id" UUID,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "redirects_lead_somewhere" CHECK (num_nonnulls("target", "job_id") = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "redirects_key_key" ON "redirects"("key");

-- CreateIndex
CREATE INDEX "redirects_target_path_idx" ON "redirects"("target_path");

-- CreateIndex
CREATE INDEX "redirects_job_id_idx" ON "redirects"("job_id");

-- CreateIndex
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at", "id");

-- AddForeignKey
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
