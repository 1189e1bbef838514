-- CreateTable
CREATE TABLE "connected_sources" (
    "id" UUID NOT NULL,
    "source_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "request_address" TEXT NOT NULL,
    "company_name" TEXT,
    "mapping" JSONB,
    "every_hours" SMALLINT NOT NULL,
    "next_run_at" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "is_given_up" BOOLEAN NOT NULL DEFAULT false,
    "failing_since" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "last_success_at" TIMESTAMPTZ(3),
    "etag" TEXT,
    "last_modified" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "connected_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_runs" (
    "id" UUID NOT NULL,
    "connected_source_id" UUID NOT NULL,
    "import_run_id" UUID,
    "outcome" TEXT NOT NULL DEFAULT 'running',
    "message" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "read" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "missing" INTEGER NOT NULL DEFAULT 0,
    "ended" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "source_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "missing_jobs" (
    "job_id" UUID NOT NULL,
    "connected_source_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "missing_jobs_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "source_hosts" (
    "host" TEXT NOT NULL,
    "free_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_hosts_pkey" PRIMARY KEY ("host")
);

-- CreateIndex
CREATE UNIQUE INDEX "connected_sources_source_id_key" ON "connected_sources"("source_id");

-- CreateIndex
CREATE UNIQUE INDEX "connected_sources_address_key" ON "connected_sources"("address");

-- CreateIndex
CREATE INDEX "connected_sources_next_run_at_idx" ON "connected_sources"("next_run_at");

-- CreateIndex
CREATE INDEX "source_runs_connected_source_id_started_at_idx" ON "source_runs"("connected_source_id", "started_at");

-- CreateIndex
CREATE INDEX "source_runs_import_run_id_idx" ON "source_runs"("import_run_id");

-- CreateIndex
CREATE INDEX "missing_jobs_connected_source_id_since_idx" ON "missing_jobs"("connected_source_id", "since");

-- AddForeignKey
ALTER TABLE "connected_sources" ADD CONSTRAINT "connected_sources_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_runs" ADD CONSTRAINT "source_runs_connected_source_id_fkey" FOREIGN KEY ("connected_source_id") REFERENCES "connected_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_runs" ADD CONSTRAINT "source_runs_import_run_id_fkey" FOREIGN KEY ("import_run_id") REFERENCES "import_runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "missing_jobs" ADD CONSTRAINT "missing_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "missing_jobs" ADD CONSTRAINT "missing_jobs_connected_source_id_fkey" FOREIGN KEY ("connected_source_id") REFERENCES "connected_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;
