-- Boards: hosts with a face and a choice of jobs of their own (docs/boards.md).
CREATE TABLE "boards" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boards_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "boards_host_key" ON "boards"("host");

CREATE TABLE "board_jobs" (
    "board_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,

    CONSTRAINT "board_jobs_pkey" PRIMARY KEY ("board_id", "job_id")
);
CREATE INDEX "board_jobs_job_id_idx" ON "board_jobs"("job_id");
ALTER TABLE "board_jobs" ADD CONSTRAINT "board_jobs_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "board_jobs" ADD CONSTRAINT "board_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "board_admins" (
    "board_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "board_admins_pkey" PRIMARY KEY ("board_id", "user_id")
);
CREATE INDEX "board_admins_user_id_idx" ON "board_admins"("user_id");
ALTER TABLE "board_admins" ADD CONSTRAINT "board_admins_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "board_admins" ADD CONSTRAINT "board_admins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose mails come from which board, where a session is good, and what an alert searches.
ALTER TABLE "users" ADD COLUMN "board_id" UUID;
ALTER TABLE "users" ADD CONSTRAINT "users_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

ALTER TABLE "sessions" ADD COLUMN "board_id" UUID;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

ALTER TABLE "job_alerts" ADD COLUMN "board_id" UUID;
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
