-- The jobs that somebody looked at last, for that person alone (lib/jobs/seeker/viewed.commands.ts).
CREATE TABLE viewed_jobs (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  viewed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT viewed_jobs_pkey PRIMARY KEY (user_id, job_id)
);
CREATE INDEX viewed_jobs_job_id_idx ON viewed_jobs (job_id);
