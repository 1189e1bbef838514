-- The seeker's side: profiles, résumés, applications, alerts, notifications.

-- CreateEnum
CREATE TYPE "resume_format" AS ENUM ('pdf', 'doc', 'docx');

-- CreateEnum
CREATE TYPE "resume_reading" AS ENUM ('waiting', 'done', 'failed');

-- CreateEnum
CREATE TYPE "finding_kind" AS ENUM ('experience', 'education', 'skill');

-- CreateEnum
CREATE TYPE "consent_purpose" AS ENUM ('be_found', 'recommendations');

-- CreateEnum
CREATE TYPE "question_kind" AS ENUM ('text', 'choice', 'yes_no', 'number');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('held', 'submitted', 'in_review', 'interview', 'offer', 'hired', 'not_selected', 'withdrawn', 'closed');

-- CreateEnum
CREATE TYPE "application_step" AS ENUM ('held', 'submitted', 'viewed', 'in_review', 'interview', 'offer', 'hired', 'not_selected', 'withdrawn', 'closed');

-- CreateEnum
CREATE TYPE "alert_frequency" AS ENUM ('instant', 'daily', 'weekly');

-- CreateEnum
CREATE TYPE "notification_channel" AS ENUM ('site', 'mail');

-- AlterTable
ALTER TABLE "saved_jobs" ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "inactivity_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "inactivity_reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "notification_choices" (
    "user_id" UUID NOT NULL,
    "channel" "notification_channel" NOT NULL,
    "kind" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_choices_pkey" PRIMARY KEY ("user_id","channel","kind")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_questions" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "question_kind" NOT NULL,
    "text" TEXT NOT NULL,
    "is_required" BOOLEAN NOT NULL DEFAULT true,
    "choices" TEXT[],
    "accepted" TEXT[],
    "minimum" DECIMAL(14,2),

    CONSTRAINT "job_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_versions" (
    "job_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_versions_pkey" PRIMARY KEY ("job_id","version")
);

-- CreateTable
CREATE TABLE "hidden_jobs" (
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_jobs_pkey" PRIMARY KEY ("user_id","job_id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "headline" TEXT,
    "bio" TEXT,
    "phone" TEXT,
    "location" TEXT,
    "city_id" INTEGER,
    "resume_url" TEXT,
    "started_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "experiences" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "description" TEXT,
    "start_month" DATE NOT NULL,
    "end_month" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experiences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "educations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "degree" TEXT NOT NULL,
    "institution" TEXT NOT NULL,
    "field_of_study" TEXT NOT NULL,
    "description" TEXT,
    "start_month" DATE NOT NULL,
    "end_month" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "educations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile_skills" (
    "user_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "profile_skills_pkey" PRIMARY KEY ("user_id","slug")
);

-- CreateTable
CREATE TABLE "profile_hidden_companies" (
    "user_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_hidden_companies_pkey" PRIMARY KEY ("user_id","company_id")
);

-- CreateTable
CREATE TABLE "profile_hidden_domains" (
    "user_id" UUID NOT NULL,
    "domain" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_hidden_domains_pkey" PRIMARY KEY ("user_id","domain")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "consent_purpose" NOT NULL,
    "is_given" BOOLEAN NOT NULL,
    "text_version" SMALLINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resumes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "format" "resume_format" NOT NULL,
    "size" INTEGER NOT NULL,
    "checksum" BYTEA NOT NULL,
    "file_key" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "reading" "resume_reading" NOT NULL DEFAULT 'waiting',
    "text" TEXT,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "resumes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_findings" (
    "id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "finding_kind" NOT NULL,
    "content" JSONB NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "is_accepted" BOOLEAN,

    CONSTRAINT "resume_findings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "job_id" UUID NOT NULL,
    "job_version" INTEGER NOT NULL,
    "user_id" UUID,
    "submission_id" UUID NOT NULL,
    "status" "application_status" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submitted_at" TIMESTAMPTZ(3),
    "viewed_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_details" (
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "cover_letter" TEXT,
    "resume_id" UUID,

    CONSTRAINT "application_details_pkey" PRIMARY KEY ("application_id")
);

-- CreateTable
CREATE TABLE "application_answers" (
    "application_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "application_answers_pkey" PRIMARY KEY ("application_id","position")
);

-- CreateTable
CREATE TABLE "application_events" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "application_step" NOT NULL,
    "actor_id" UUID,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_messages" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "author_user_id" UUID,
    "is_from_applicant" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_views" (
    "id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "viewer_user_id" UUID,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_visits" (
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "visited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ask_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "has_applied" BOOLEAN,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "external_visits_pkey" PRIMARY KEY ("user_id","job_id")
);

-- CreateTable
CREATE TABLE "job_alerts" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "email" CITEXT,
    "search" TEXT NOT NULL,
    "standing_query_id" INTEGER,
    "name" TEXT NOT NULL,
    "frequency" "alert_frequency" NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "renew_by" TIMESTAMPTZ(3) NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),
    "ending_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_matches" (
    "alert_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "matched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_matches_pkey" PRIMARY KEY ("alert_id","job_id")
);

-- CreateIndex
CREATE INDEX "users_last_seen_at_idx" ON "users"("last_seen_at");

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_cause_key" ON "notifications"("user_id", "cause");

-- CreateIndex
CREATE UNIQUE INDEX "job_questions_job_id_position_key" ON "job_questions"("job_id", "position");

-- CreateIndex
CREATE INDEX "hidden_jobs_job_id_idx" ON "hidden_jobs"("job_id");

-- CreateIndex
CREATE INDEX "experiences_user_id_idx" ON "experiences"("user_id");

-- CreateIndex
CREATE INDEX "educations_user_id_idx" ON "educations"("user_id");

-- CreateIndex
CREATE INDEX "profile_skills_slug_idx" ON "profile_skills"("slug");

-- CreateIndex
CREATE INDEX "profile_hidden_companies_company_id_idx" ON "profile_hidden_companies"("company_id");

-- CreateIndex
CREATE INDEX "consents_user_id_purpose_at_idx" ON "consents"("user_id", "purpose", "at" DESC);

-- CreateIndex
CREATE INDEX "resumes_user_id_uploaded_at_idx" ON "resumes"("user_id", "uploaded_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "resume_findings_resume_id_position_key" ON "resume_findings"("resume_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "applications_reference_key" ON "applications"("reference");

-- CreateIndex
CREATE INDEX "applications_user_id_created_at_idx" ON "applications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "applications_job_id_status_idx" ON "applications"("job_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "applications_job_id_user_id_key" ON "applications"("job_id", "user_id");

-- CreateIndex
CREATE INDEX "application_details_user_id_idx" ON "application_details"("user_id");

-- CreateIndex
CREATE INDEX "application_details_resume_id_idx" ON "application_details"("resume_id");

-- CreateIndex
CREATE INDEX "application_events_application_id_at_idx" ON "application_events"("application_id", "at");

-- CreateIndex
CREATE INDEX "application_events_user_id_idx" ON "application_events"("user_id");

-- CreateIndex
CREATE INDEX "application_events_actor_id_idx" ON "application_events"("actor_id");

-- CreateIndex
CREATE INDEX "application_messages_application_id_sent_at_idx" ON "application_messages"("application_id", "sent_at");

-- CreateIndex
CREATE INDEX "application_messages_author_user_id_idx" ON "application_messages"("author_user_id");

-- CreateIndex
CREATE INDEX "resume_views_resume_id_viewed_at_idx" ON "resume_views"("resume_id", "viewed_at" DESC);

-- CreateIndex
CREATE INDEX "resume_views_application_id_idx" ON "resume_views"("application_id");

-- CreateIndex
CREATE INDEX "resume_views_viewer_user_id_idx" ON "resume_views"("viewer_user_id");

-- CreateIndex
CREATE INDEX "external_visits_job_id_idx" ON "external_visits"("job_id");

-- CreateIndex
CREATE INDEX "job_alerts_user_id_idx" ON "job_alerts"("user_id");

-- CreateIndex
CREATE INDEX "job_alerts_email_idx" ON "job_alerts"("email");

-- CreateIndex
CREATE INDEX "job_alerts_standing_query_id_idx" ON "job_alerts"("standing_query_id");

-- CreateIndex
CREATE INDEX "alert_matches_job_id_idx" ON "alert_matches"("job_id");

-- AddForeignKey
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_skills" ADD CONSTRAINT "profile_skills_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_hidden_companies" ADD CONSTRAINT "profile_hidden_companies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_hidden_companies" ADD CONSTRAINT "profile_hidden_companies_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_hidden_domains" ADD CONSTRAINT "profile_hidden_domains_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_findings" ADD CONSTRAINT "resume_findings_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resumes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_job_version_fkey" FOREIGN KEY ("job_id", "job_version") REFERENCES "job_versions"("job_id", "version") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resumes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_user_id_fkey" FOREIGN KEY ("author_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resumes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_views" ADD CONSTRAINT "resume_views_viewer_user_id_fkey" FOREIGN KEY ("viewer_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_visits" ADD CONSTRAINT "external_visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_visits" ADD CONSTRAINT "external_visits_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "job_alerts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What mails people chose becomes one of two channels.
INSERT INTO "notification_choices" ("user_id", "channel", "kind", "is_on", "updated_at")
  SELECT "user_id", 'mail', "kind", "is_on", "updated_at" FROM "mail_choices";
DROP TABLE "mail_choices";

-- What the database holds true, whatever the code does.

-- Profiles.
ALTER TABLE "experiences"
  ADD CONSTRAINT "experiences_months_begin" CHECK (extract(day FROM "start_month") = 1 AND ("end_month" IS NULL OR extract(day FROM "end_month") = 1)),
  ADD CONSTRAINT "experiences_end_after_start" CHECK ("end_month" >= "start_month");
ALTER TABLE "educations"
  ADD CONSTRAINT "educations_months_begin" CHECK (extract(day FROM "start_month") = 1 AND ("end_month" IS NULL OR extract(day FROM "end_month") = 1)),
  ADD CONSTRAINT "educations_end_after_start" CHECK ("end_month" >= "start_month");

-- Résumés: one default each, and one row a file.
CREATE UNIQUE INDEX "resumes_default_key" ON "resumes" ("user_id") WHERE "is_default";
CREATE UNIQUE INDEX "resumes_file_key" ON "resumes" ("user_id", "checksum") WHERE "removed_at" IS NULL;
ALTER TABLE "resumes"
  ADD CONSTRAINT "resumes_size_is_bounded" CHECK ("size" BETWEEN 1 AND 5242880),
  ADD CONSTRAINT "resumes_default_is_there" CHECK (NOT "is_default" OR "removed_at" IS NULL);
ALTER TABLE "resume_findings"
  ADD CONSTRAINT "resume_findings_decision_is_whole" CHECK (("decided_at" IS NULL) = ("is_accepted" IS NULL));

-- Applications.
ALTER TABLE "applications"
  ADD CONSTRAINT "applications_held_is_not_submitted" CHECK ("status" <> 'held' OR "submitted_at" IS NULL),
  ADD CONSTRAINT "applications_end_is_dated" CHECK (("status" IN ('hired', 'not_selected', 'withdrawn', 'closed')) = ("decided_at" IS NOT NULL));
ALTER TABLE "external_visits"
  ADD CONSTRAINT "external_visits_answer_is_whole" CHECK (("has_applied" IS NULL) = ("answered_at" IS NULL));

-- Alerts: of an account or of an address, and of each search once.
ALTER TABLE "job_alerts"
  ADD CONSTRAINT "job_alerts_has_one_owner" CHECK (("user_id" IS NULL) <> ("email" IS NULL));
CREATE UNIQUE INDEX "job_alerts_account_search_key" ON "job_alerts" ("user_id", "search") WHERE "unsubscribed_at" IS NULL;
CREATE UNIQUE INDEX "job_alerts_address_search_key" ON "job_alerts" ("email", "search") WHERE "unsubscribed_at" IS NULL;
CREATE INDEX "alert_matches_unsent_idx" ON "alert_matches" ("alert_id") WHERE "sent_at" IS NULL;

-- Notifications: the bell counts what is unread.
CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE "read_at" IS NULL;

-- Accounts that nobody uses.
UPDATE "users" SET "last_seen_at" = GREATEST("created_at",
  (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id"));
ALTER TABLE "users"
  ADD CONSTRAINT "users_reminded_after_warning" CHECK ("inactivity_reminded_at" IS NULL OR "inactivity_due_at" IS NOT NULL);
