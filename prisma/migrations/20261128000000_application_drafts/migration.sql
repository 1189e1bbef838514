-- What a member wrote into a job's application form and has not sent, for that person alone
-- (lib/applications/applying/drafts.commands.ts).
CREATE TABLE application_drafts (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  submission_id uuid NOT NULL,
  content jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT application_drafts_pkey PRIMARY KEY (user_id, job_id)
);
CREATE INDEX application_drafts_job_id_idx ON application_drafts (job_id);
CREATE INDEX application_drafts_updated_at_idx ON application_drafts (updated_at);
