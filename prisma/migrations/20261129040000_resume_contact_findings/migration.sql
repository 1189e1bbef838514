-- What is uncertain about a fact read from a resume; the contact details that were read are in a
-- table of their own, because the release before this one can't read a new kind of finding.
ALTER TABLE resume_findings ADD COLUMN doubts text[] NOT NULL DEFAULT '{}';
CREATE TABLE resume_contact_findings (
  id uuid NOT NULL,
  resume_id uuid NOT NULL REFERENCES resumes (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position smallint NOT NULL,
  content jsonb NOT NULL,
  doubts text[] NOT NULL DEFAULT '{}',
  decided_at timestamptz(3),
  is_accepted boolean,
  CONSTRAINT resume_contact_findings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX resume_contact_findings_resume_id_position_key
  ON resume_contact_findings (resume_id, position);
