-- What search engines are told of jobs' pages, and were told.
CREATE TABLE "search_notices" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "engine" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "is_live" BOOLEAN,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tried_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_notices_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "search_notices_engine_status_next_at_idx" ON "search_notices"("engine", "status", "next_at");
CREATE INDEX "search_notices_engine_tried_at_idx" ON "search_notices"("engine", "tried_at");
CREATE INDEX "search_notices_job_id_idx" ON "search_notices"("job_id");
-- However often a job changes, one notice about it waits for each engine.
CREATE UNIQUE INDEX "search_notices_waiting_idx" ON "search_notices"("engine", "job_id") WHERE "status" = 'waiting';
ALTER TABLE "search_notices" ADD CONSTRAINT "search_notices_job_id_fkey"
    FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
