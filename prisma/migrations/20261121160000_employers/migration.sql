-- The employer's side: drafts, pipeline, team, verification, views.

-- CreateEnum
CREATE TYPE "draft_kind" AS ENUM ('draft', 'template');

-- CreateEnum
CREATE TYPE "verification_kind" AS ENUM ('email', 'dns');

-- CreateEnum
CREATE TYPE "export_kind" AS ENUM ('csv', 'zip');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "is_blind" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "retention_months" SMALLINT NOT NULL DEFAULT 6,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "criteria" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "review_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "scheduled_for" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "job_versions" ADD COLUMN     "edited_by_user_id" UUID;

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "source" TEXT,
ADD COLUMN     "stage_id" UUID;

-- CreateTable
CREATE TABLE "job_drafts" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "draft_kind" NOT NULL DEFAULT 'draft',
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_stages" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "application_status" NOT NULL,
    "shows_names" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "company_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_notes" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "author_user_id" UUID,
    "text" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_note_mentions" (
    "note_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "application_note_mentions_pkey" PRIMARY KEY ("note_id","user_id")
);

-- CreateTable
CREATE TABLE "application_ratings" (
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "criterion" TEXT NOT NULL,
    "score" SMALLINT NOT NULL,
    "rated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_ratings_pkey" PRIMARY KEY ("application_id","user_id","criterion")
);

-- CreateTable
CREATE TABLE "application_tags" (
    "application_id" UUID NOT NULL,
    "tag" CITEXT NOT NULL,

    CONSTRAINT "application_tags_pkey" PRIMARY KEY ("application_id","tag")
);

-- CreateTable
CREATE TABLE "message_templates" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interviews" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "invited_by_user_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_exports" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "export_kind" NOT NULL,
    "search" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "file_key" TEXT,

    CONSTRAINT "company_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_views" (
    "job_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_views_pkey" PRIMARY KEY ("job_id","day","source")
);

-- CreateTable
CREATE TABLE "company_invitations" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "role" "member_role" NOT NULL DEFAULT 'recruiter',
    "invited_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_join_requests" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "is_accepted" BOOLEAN,

    CONSTRAINT "company_join_requests_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateTable
CREATE TABLE "company_verifications" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "kind" "verification_kind" NOT NULL,
    "domain" CITEXT NOT NULL,
    "email" CITEXT,
    "started_by_user_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verified_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_verifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "job_drafts_company_id_kind_updated_at_idx" ON "job_drafts"("company_id", "kind", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "job_drafts_user_id_idx" ON "job_drafts"("user_id");

-- CreateIndex
CREATE INDEX "applications_stage_id_idx" ON "applications"("stage_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_stages_company_id_position_key" ON "company_stages"("company_id", "position");

-- CreateIndex
CREATE INDEX "application_notes_application_id_written_at_idx" ON "application_notes"("application_id", "written_at");

-- CreateIndex
CREATE INDEX "application_notes_author_user_id_idx" ON "application_notes"("author_user_id");

-- CreateIndex
CREATE INDEX "application_note_mentions_user_id_idx" ON "application_note_mentions"("user_id");

-- CreateIndex
CREATE INDEX "application_ratings_user_id_idx" ON "application_ratings"("user_id");

-- CreateIndex
CREATE INDEX "application_tags_tag_idx" ON "application_tags"("tag");

-- CreateIndex
CREATE UNIQUE INDEX "message_templates_company_id_name_key" ON "message_templates"("company_id", "name");

-- CreateIndex
CREATE INDEX "interviews_application_id_idx" ON "interviews"("application_id");

-- CreateIndex
CREATE INDEX "interviews_invited_by_user_id_idx" ON "interviews"("invited_by_user_id");

-- CreateIndex
CREATE INDEX "company_exports_company_id_requested_at_idx" ON "company_exports"("company_id", "requested_at" DESC);

-- CreateIndex
CREATE INDEX "company_exports_user_id_idx" ON "company_exports"("user_id");

-- CreateIndex
CREATE INDEX "applications_job_id_submitted_at_idx" ON "applications"("job_id", "submitted_at");

-- CreateIndex
CREATE INDEX "job_views_day_idx" ON "job_views"("day");

-- CreateIndex
CREATE INDEX "company_invitations_company_id_idx" ON "company_invitations"("company_id");

-- CreateIndex
CREATE INDEX "company_invitations_email_idx" ON "company_invitations"("email");

-- CreateIndex
CREATE INDEX "company_invitations_invited_by_user_id_idx" ON "company_invitations"("invited_by_user_id");

-- CreateIndex
CREATE INDEX "company_join_requests_user_id_idx" ON "company_join_requests"("user_id");

-- CreateIndex
CREATE INDEX "company_verifications_company_id_idx" ON "company_verifications"("company_id");

-- CreateIndex
CREATE INDEX "company_verifications_started_by_user_id_idx" ON "company_verifications"("started_by_user_id");

-- AddForeignKey
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_edited_by_user_id_fkey" FOREIGN KEY ("edited_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "company_stages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_stages" ADD CONSTRAINT "company_stages_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_user_id_fkey" FOREIGN KEY ("author_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_note_mentions" ADD CONSTRAINT "application_note_mentions_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "application_notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_note_mentions" ADD CONSTRAINT "application_note_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_invited_by_user_id_fkey" FOREIGN KEY ("invited_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_user_id_fkey" FOREIGN KEY ("invited_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_started_by_user_id_fkey" FOREIGN KEY ("started_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- What the database holds true, whatever the code does.

-- Postings.
CREATE TABLE "job_edits" (
    "job_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "reasons" TEXT[],
    "edited_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rejected_at" TIMESTAMPTZ(3),
    "rejection_reason" TEXT,

    CONSTRAINT "job_edits_pkey" PRIMARY KEY ("job_id"),
    CONSTRAINT "job_edits_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_edits_edited_by_user_id_fkey" FOREIGN KEY ("edited_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "job_edits_rejection_is_whole" CHECK (("rejected_at" IS NULL) = ("rejection_reason" IS NULL))
);
CREATE INDEX "job_edits_edited_by_user_id_idx" ON "job_edits"("edited_by_user_id");
-- What nobody of the company has opened yet, counted for every posting of the dashboard.
CREATE INDEX "applications_unseen_idx" ON "applications" ("job_id") WHERE "viewed_at" IS NULL AND "status" = 'submitted';
CREATE INDEX "jobs_scheduled_idx" ON "jobs" ("scheduled_for") WHERE "scheduled_for" IS NOT NULL;

-- Pipelines.
-- Whose an application is, so that a company's are found by one index: always its job's company.
ALTER TABLE "applications" ADD COLUMN "company_id" UUID;
UPDATE "applications" SET "company_id" = "jobs"."company_id" FROM "jobs" WHERE "jobs"."id" = "applications"."job_id";
ALTER TABLE "applications" ALTER COLUMN "company_id" SET NOT NULL;
CREATE UNIQUE INDEX "jobs_id_company_id_key" ON "jobs" ("id", "company_id");
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_is_the_jobs" FOREIGN KEY ("job_id", "company_id")
  REFERENCES "jobs" ("id", "company_id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE FUNCTION set_company_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT company_id INTO NEW.company_id FROM jobs WHERE id = NEW.job_id;
  RETURN NEW;
END $$;
CREATE TRIGGER "applications_company" BEFORE INSERT ON "applications"
  FOR EACH ROW EXECUTE FUNCTION set_company_of_application();
-- When it was first answered: by a move, or by a message of the company. That somebody looked is no
-- answer, nor is the end that the clock writes. What is erased later was an answer nevertheless.
ALTER TABLE "applications" ADD COLUMN "answered_at" TIMESTAMPTZ(3);
CREATE FUNCTION first_answer(application UUID) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT least(
    (SELECT min(e.at) FROM application_events e WHERE e.application_id = application
       AND (e.kind IN ('in_review', 'interview', 'offer', 'hired', 'not_selected')
            OR (e.kind = 'closed' AND e.actor_id IS NOT NULL))),
    (SELECT min(m.sent_at) FROM application_messages m
     WHERE m.application_id = application AND NOT m.is_from_applicant))
$$;
-- How far it got at most, whatever came then: 0 sent, 1 in review, 2 interview, 3 offer, 4 hired.
ALTER TABLE "applications" ADD COLUMN "reached" SMALLINT NOT NULL DEFAULT 0;
CREATE FUNCTION furthest_step(application UUID) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(CASE e.kind WHEN 'in_review' THEN 1 WHEN 'interview' THEN 2
    WHEN 'offer' THEN 3 WHEN 'hired' THEN 4 ELSE 0 END), 0)::smallint
  FROM application_events e WHERE e.application_id = application
$$;
UPDATE "applications" SET "answered_at" = first_answer("id"), "reached" = furthest_step("id");
-- When the next step of an application came; null for the last. That somebody looked is none. Beside
-- it, of a step that has ended, whose application it is of and when that was sent, so that how long
-- the steps of a company's applications lasted is found by one index.
ALTER TABLE "application_events" ADD COLUMN "left_at" TIMESTAMPTZ(3), ADD COLUMN "company_id" UUID,
  ADD COLUMN "job_id" UUID, ADD COLUMN "submitted_at" TIMESTAMPTZ(3);
UPDATE "application_events" e SET "left_at" = n.next, "company_id" = a.company_id,
  "job_id" = a.job_id, "submitted_at" = a.submitted_at FROM (
  SELECT id, lead(at) OVER (PARTITION BY application_id ORDER BY at, id) AS next
  FROM application_events WHERE kind NOT IN ('held', 'viewed')) n, applications a
  WHERE e.id = n.id AND n.next IS NOT NULL AND a.id = e.application_id;
CREATE FUNCTION note_answer(application UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of a step and a message at one moment, the later sees the earlier.
  PERFORM 1 FROM applications WHERE id = application FOR NO KEY UPDATE;
  UPDATE applications SET answered_at = known.answer, reached = known.step
    FROM (SELECT first_answer(application) AS answer, furthest_step(application) AS step) known
    WHERE id = application AND (answered_at, reached) IS DISTINCT FROM (known.answer, known.step);
END $$;
CREATE FUNCTION note_step_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed UUID := coalesce(NEW.application_id, OLD.application_id);
BEGIN
  PERFORM note_answer(changed);
  UPDATE application_events e SET left_at = n.next, company_id = a.company_id, job_id = a.job_id,
    submitted_at = a.submitted_at FROM (
    SELECT id, lead(at) OVER (ORDER BY at, id) AS next FROM application_events
    WHERE application_id = changed AND kind NOT IN ('held', 'viewed')) n, applications a
    WHERE e.id = n.id AND a.id = changed AND e.left_at IS DISTINCT FROM n.next;
  RETURN NULL;
END $$;
CREATE FUNCTION note_message_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_answer(NEW.application_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "application_events_step" AFTER INSERT ON "application_events"
  FOR EACH ROW WHEN (NEW."kind" NOT IN ('held', 'viewed')) EXECUTE FUNCTION note_step_of_application();
-- A move that was taken back.
CREATE TRIGGER "application_events_no_step" AFTER DELETE ON "application_events"
  FOR EACH ROW WHEN (OLD."kind" NOT IN ('held', 'viewed')) EXECUTE FUNCTION note_step_of_application();
CREATE TRIGGER "application_messages_answer" AFTER INSERT ON "application_messages"
  FOR EACH ROW WHEN (NOT NEW."is_from_applicant") EXECUTE FUNCTION note_message_of_application();
CREATE FUNCTION note_owner_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_events SET company_id = NEW.company_id, job_id = NEW.job_id,
    submitted_at = NEW.submitted_at WHERE application_id = NEW.id AND left_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "applications_owner" AFTER UPDATE OF "company_id", "job_id", "submitted_at" ON "applications"
  FOR EACH ROW WHEN ((OLD."company_id", OLD."job_id", OLD."submitted_at")
    IS DISTINCT FROM (NEW."company_id", NEW."job_id", NEW."submitted_at"))
  EXECUTE FUNCTION note_owner_of_application();
-- All that a list is narrowed, counted and sorted by, so that it is read from the index alone.
CREATE INDEX "applications_company_idx" ON "applications" ("company_id", "submitted_at" DESC, "id" DESC)
  INCLUDE ("status", "stage_id", "viewed_at", "answered_at", "reached", "job_id", "updated_at", "reference", "source");
-- The same for numbers of many: narrower, which halves the time to read it.
CREATE INDEX "applications_counted_idx" ON "applications" ("company_id", "submitted_at")
  INCLUDE ("status", "reached", "job_id", "answered_at", "source");
CREATE INDEX "applications_waiting_idx" ON "applications" ("company_id", "submitted_at")
  INCLUDE ("job_id") WHERE "status" = 'submitted' AND "answered_at" IS NULL;
-- How long the steps of many lasted, and how often many postings were viewed.
CREATE INDEX "application_events_lasted_idx" ON "application_events" ("company_id", "submitted_at")
  INCLUDE ("kind", "job_id", "at", "left_at") WHERE "left_at" IS NOT NULL;
CREATE INDEX "job_views_counted_idx" ON "job_views" ("job_id", "day") INCLUDE ("source", "views");
-- Finding people by a part of their name or address.
CREATE INDEX "application_details_found_idx" ON "application_details"
  USING gin ("full_name" gin_trgm_ops, ("email"::text) gin_trgm_ops);
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_score_is_of_five" CHECK ("score" BETWEEN 1 AND 5);
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_take_time" CHECK ("minutes" BETWEEN 5 AND 1440);
ALTER TABLE "company_stages" ADD CONSTRAINT "company_stages_status_is_the_employers" CHECK ("status" NOT IN ('held', 'withdrawn'));

-- Companies.
ALTER TABLE "companies" ADD CONSTRAINT "companies_retention_is_bounded" CHECK ("retention_months" BETWEEN 1 AND 24);
CREATE UNIQUE INDEX "company_invitations_open_key" ON "company_invitations" ("company_id", "email")
  WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;
ALTER TABLE "company_join_requests"
  ADD CONSTRAINT "company_join_requests_decision_is_whole" CHECK (("decided_at" IS NULL) = ("is_accepted" IS NULL));
ALTER TABLE "company_exports"
  ADD CONSTRAINT "company_exports_ready_is_whole" CHECK (
    ("ready_at" IS NULL) = ("file_key" IS NULL) AND ("ready_at" IS NULL) = ("expires_at" IS NULL));
-- One company a verified domain.
CREATE UNIQUE INDEX "company_verifications_domain_key" ON "company_verifications" ("domain") WHERE "verified_at" IS NOT NULL;

-- Views.
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_count" CHECK ("views" >= 0);
