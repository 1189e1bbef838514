-- What a list says about an applicant, and the words that a search finds them by: read from the
-- profile and the resume by lib/applications/applicants/summaries.commands.ts, because redaction
-- and the comparison of skills are not SQL. It goes with the application's content.
CREATE TABLE "application_summaries" (
  "application_id" UUID NOT NULL,
  "headline" TEXT,
  "place" TEXT,
  "employer" TEXT,
  "from_resume" TEXT[] NOT NULL DEFAULT '{}',
  "skills_found" TEXT[] NOT NULL DEFAULT '{}',
  "skills_missing" TEXT[] NOT NULL DEFAULT '{}',
  "skills_source" TEXT,
  "sent_words" TSVECTOR,
  "screened_words" TSVECTOR,
  "team_words" TSVECTOR,
  "is_stale" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "application_summaries_pkey" PRIMARY KEY ("application_id"),
  CONSTRAINT "application_summaries_application_id_fkey" FOREIGN KEY ("application_id")
    REFERENCES "application_details" ("application_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "application_summaries_stale_idx" ON "application_summaries" ("application_id") WHERE "is_stale";
-- Each company's words are found by one of its own, so that a search reads nobody else's.
CREATE INDEX "application_summaries_sent_idx" ON "application_summaries" USING gin ("sent_words");
CREATE INDEX "application_summaries_screened_idx" ON "application_summaries" USING gin ("screened_words");
CREATE INDEX "application_summaries_team_idx" ON "application_summaries" USING gin ("team_words");

-- The words of the team: notes and tags, known at once.
CREATE FUNCTION team_words_of(application UUID) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('simple', 'xqz' || replace(a.company_id::text, '-', '') || ' ' ||
    regexp_replace(unaccent(lower(left(
      coalesce((SELECT string_agg(n.text, ' ') FROM application_notes n
        WHERE n.application_id = application), '') || ' ' ||
      coalesce((SELECT string_agg(t.tag::text, ' ') FROM application_tags t
        WHERE t.application_id = application), ''), 200000))), '[^[:alnum:]]+', ' ', 'g'))
  FROM applications a WHERE a.id = application
$$;
CREATE FUNCTION note_team_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed UUID := coalesce(NEW.application_id, OLD.application_id);
BEGIN
  UPDATE application_summaries SET team_words = team_words_of(changed) WHERE application_id = changed;
  RETURN NULL;
END $$;
CREATE TRIGGER "application_notes_words" AFTER INSERT OR DELETE OR UPDATE OF "text" ON "application_notes"
  FOR EACH ROW EXECUTE FUNCTION note_team_words();
CREATE TRIGGER "application_tags_words" AFTER INSERT OR DELETE ON "application_tags"
  FOR EACH ROW EXECUTE FUNCTION note_team_words();

-- What a summary is made of makes it stale.
CREATE FUNCTION note_new_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_summaries (application_id) VALUES (NEW.application_id)
    ON CONFLICT (application_id) DO UPDATE SET is_stale = true;
  RETURN NULL;
END $$;
CREATE TRIGGER "application_details_summary" AFTER INSERT OR UPDATE ON "application_details"
  FOR EACH ROW EXECUTE FUNCTION note_new_details();
-- For each statement: an import writes thousands of skills at once, nearly always of postings that
-- nobody has applied to.
CREATE FUNCTION note_changed_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_summaries SET is_stale = true WHERE NOT is_stale AND application_id IN (
    SELECT application_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER "application_answers_new" AFTER INSERT ON "application_answers"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_answers();
CREATE TRIGGER "application_answers_changed" AFTER UPDATE ON "application_answers"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_answers();
CREATE FUNCTION note_read_resume() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_summaries SET is_stale = true WHERE NOT is_stale AND application_id IN (
    SELECT application_id FROM application_details WHERE resume_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "resumes_summary" AFTER UPDATE OF "text", "reading" ON "resumes"
  FOR EACH ROW EXECUTE FUNCTION note_read_resume();
CREATE FUNCTION note_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_summaries SET is_stale = true WHERE NOT is_stale AND application_id IN (
    SELECT d.application_id FROM application_details d WHERE d.user_id IN (
      SELECT user_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "profiles_new" AFTER INSERT ON "profiles"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "profiles_changed" AFTER UPDATE ON "profiles"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "experiences_new" AFTER INSERT ON "experiences"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "experiences_changed" AFTER UPDATE ON "experiences"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "experiences_gone" AFTER DELETE ON "experiences"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "profile_skills_new" AFTER INSERT ON "profile_skills"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE TRIGGER "profile_skills_gone" AFTER DELETE ON "profile_skills"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_people();
CREATE FUNCTION note_changed_skills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_summaries SET is_stale = true WHERE NOT is_stale AND application_id IN (
    SELECT a.id FROM applications a WHERE a.job_id IN (SELECT job_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "job_skills_new" AFTER INSERT ON "job_skills"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_skills();
CREATE TRIGGER "job_skills_gone" AFTER DELETE ON "job_skills"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_skills();

-- A task writes the rest of them, in batches.
INSERT INTO "application_summaries" ("application_id") SELECT application_id FROM application_details;

-- Since when an application stands in its stage. Null for one that has not been moved since this.
ALTER TABLE "applications" ADD COLUMN "stage_since" TIMESTAMPTZ(3);
CREATE FUNCTION note_new_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage_since := now();
  RETURN NEW;
END $$;
CREATE TRIGGER "applications_stage_since" BEFORE UPDATE OF "status", "stage_id" ON "applications"
  FOR EACH ROW WHEN ((OLD."status", OLD."stage_id") IS DISTINCT FROM (NEW."status", NEW."stage_id"))
  EXECUTE FUNCTION note_new_stage();

-- Of a merged company, the applications become another's.
CREATE FUNCTION note_other_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_summaries SET is_stale = true, sent_words = NULL, screened_words = NULL,
    team_words = team_words_of(NEW.id) WHERE application_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "applications_company_words" AFTER UPDATE OF "company_id", "job_id" ON "applications"
  FOR EACH ROW WHEN (OLD."company_id" IS DISTINCT FROM NEW."company_id")
  EXECUTE FUNCTION note_other_company();

-- When an owner asked to see, ahead of its stage, who a hidden applicant is.
ALTER TABLE "applications" ADD COLUMN "name_shown_at" TIMESTAMPTZ(3);
