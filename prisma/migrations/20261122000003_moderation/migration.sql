-- Review and trust: risk, reports, decisions, appeals; people and companies as admins see them.

CREATE TYPE "report_category" AS ENUM ('scam', 'money', 'personal_data', 'misleading', 'discrimination', 'closed', 'other');
CREATE TYPE "decision_kind" AS ENUM (
  'job_approved', 'job_rejected', 'job_removed', 'job_reinstated', 'edit_approved', 'edit_rejected', 'reports_dismissed',
  'look_accepted', 'look_refused', 'company_suspended', 'company_restored', 'company_merged',
  'user_suspended', 'user_restored', 'role_granted', 'role_revoked');

-- What the rules of lib/jobs/risk found in what a posting says, and what an admin has seen of it.
ALTER TABLE "jobs" ADD COLUMN "risk_score" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "risk" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "approved_version" INTEGER,
ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
ALTER TABLE "job_edits" ADD COLUMN "risk_score" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "risk" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "companies" ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN "suspension_reason" TEXT;
ALTER TABLE "users" ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN "suspension_reason" TEXT;

-- Those that were suspended by hand before there was a reason to give.
UPDATE "companies" SET "suspended_at" = "updated_at", "suspension_reason" = 'Suspended before reasons were kept.' WHERE "status" = 'suspended';
UPDATE "users" SET "suspended_at" = "updated_at", "suspension_reason" = 'Suspended before reasons were kept.' WHERE "status" = 'suspended';

CREATE TABLE "moderation_decisions" (
    "id" UUID NOT NULL,
    "kind" "decision_kind" NOT NULL,
    "job_id" UUID,
    "company_id" UUID,
    "user_id" UUID,
    "decided_by_user_id" UUID,
    "reason" TEXT,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_decisions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "moderation_decisions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "moderation_decisions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "moderation_decisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "moderation_decisions_decided_by_user_id_fkey" FOREIGN KEY ("decided_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "moderation_decisions_are_about_something" CHECK (num_nonnulls("job_id", "company_id", "user_id") > 0),
    -- Whoever is refused something reads why.
    CONSTRAINT "moderation_decisions_refusals_have_a_reason" CHECK (
      "reason" IS NOT NULL OR "kind" NOT IN ('job_rejected', 'job_removed', 'edit_rejected', 'look_refused', 'company_suspended', 'user_suspended'))
);
CREATE INDEX "moderation_decisions_job_id_decided_at_idx" ON "moderation_decisions"("job_id", "decided_at" DESC);
CREATE INDEX "moderation_decisions_company_id_decided_at_idx" ON "moderation_decisions"("company_id", "decided_at" DESC);
CREATE INDEX "moderation_decisions_user_id_decided_at_idx" ON "moderation_decisions"("user_id", "decided_at" DESC);
CREATE INDEX "moderation_decisions_decided_by_user_id_idx" ON "moderation_decisions"("decided_by_user_id");

CREATE TABLE "moderation_appeals" (
    "decision_id" UUID NOT NULL,
    "user_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "is_upheld" BOOLEAN,
    "answer" TEXT,
    "answered_by_user_id" UUID,

    CONSTRAINT "moderation_appeals_pkey" PRIMARY KEY ("decision_id"),
    CONSTRAINT "moderation_appeals_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "moderation_decisions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "moderation_appeals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "moderation_appeals_answered_by_user_id_fkey" FOREIGN KEY ("answered_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "moderation_appeals_answer_is_whole" CHECK (("answered_at" IS NULL) = ("is_upheld" IS NULL))
);
CREATE INDEX "moderation_appeals_user_id_idx" ON "moderation_appeals"("user_id");
CREATE INDEX "moderation_appeals_answered_by_user_id_idx" ON "moderation_appeals"("answered_by_user_id");
CREATE INDEX "moderation_appeals_open_idx" ON "moderation_appeals"("created_at") WHERE "answered_at" IS NULL;

CREATE TABLE "job_reports" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    -- What the job said when it was reported: what changed since may be reported anew.
    "job_version" INTEGER NOT NULL,
    -- Keyed hash of the account or of the network address: one person is counted once.
    "reporter" TEXT NOT NULL,
    "user_id" UUID,
    "category" "report_category" NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "job_reports_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "job_reports_job_id_job_version_reporter_key" ON "job_reports"("job_id", "job_version", "reporter");
CREATE INDEX "job_reports_user_id_idx" ON "job_reports"("user_id");
CREATE INDEX "job_reports_open_idx" ON "job_reports"("job_id") WHERE "closed_at" IS NULL;

CREATE TABLE "reason_templates" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reason_templates_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reason_templates_name_key" ON "reason_templates"("name");
INSERT INTO "reason_templates" ("id", "name", "text") VALUES
  ('01937000-0000-7000-8000-000000000001', 'Asks people to pay', 'The posting asks applicants for money, or lets them buy something first. Nobody may have to pay to get a job here. Take that part out and send it again.'),
  ('01937000-0000-7000-8000-000000000002', 'Asks for bank details or papers', 'The posting asks for bank details or copies of papers before anybody is hired. Ask for them once somebody is. Take that part out and send it again.'),
  ('01937000-0000-7000-8000-000000000003', 'Leads off this site', 'The posting has people apply somewhere else, or by a messenger. Applications and messages go through this site, so that people can see what became of them. Take the links, addresses and numbers out and send it again.'),
  ('01937000-0000-7000-8000-000000000004', 'Says too little', 'The posting does not say enough for people to know what they would do, where, and for whom. Describe the work in a few sentences and send it again.'),
  ('01937000-0000-7000-8000-000000000005', 'Pay that cannot be right', 'The pay does not fit the work that is described. Check the amount, the currency and the period, and send it again.'),
  ('01937000-0000-7000-8000-000000000006', 'Not clear who hires', 'We could not find out that you speak for this company. Verify its domain on the company''s profile, or tell us more in an appeal.'),
  ('01937000-0000-7000-8000-000000000007', 'Leaves people out', 'The posting asks for things that have nothing to do with the work, such as an age, a sex or a religion. Take that out and send it again.');

-- A company that wants to verify a domain which looks like another company's.
CREATE TABLE "company_looks" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "domain" CITEXT NOT NULL,
    "other" CITEXT NOT NULL,
    "asked_by_user_id" UUID,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "is_accepted" BOOLEAN,

    CONSTRAINT "company_looks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "company_looks_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "company_looks_asked_by_user_id_fkey" FOREIGN KEY ("asked_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "company_looks_decision_is_whole" CHECK (("decided_at" IS NULL) = ("is_accepted" IS NULL))
);
CREATE UNIQUE INDEX "company_looks_company_id_domain_key" ON "company_looks"("company_id", "domain");
CREATE INDEX "company_looks_asked_by_user_id_idx" ON "company_looks"("asked_by_user_id");

-- Names and addresses of companies that became part of another.
CREATE TABLE "company_aliases" (
    "name_key" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "company_id" UUID NOT NULL,

    CONSTRAINT "company_aliases_pkey" PRIMARY KEY ("name_key"),
    CONSTRAINT "company_aliases_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "company_aliases_slug_key" ON "company_aliases"("slug");
CREATE INDEX "company_aliases_company_id_idx" ON "company_aliases"("company_id");

-- An admin who looks at the site as somebody else, in one of the admin's own sessions.
CREATE TABLE "impersonations" (
    "id" UUID NOT NULL,
    "admin_user_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID,
    "reason" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "impersonations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "impersonations_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "impersonations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "impersonations_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "impersonations_admin_user_id_idx" ON "impersonations"("admin_user_id");
CREATE INDEX "impersonations_user_id_idx" ON "impersonations"("user_id");
-- One at a time in a session.
CREATE UNIQUE INDEX "impersonations_open_key" ON "impersonations"("session_id") WHERE "ended_at" IS NULL;

ALTER TABLE "companies" ADD CONSTRAINT "companies_suspension_is_whole" CHECK (("suspended_at" IS NULL) = ("suspension_reason" IS NULL));
ALTER TABLE "users" ADD CONSTRAINT "users_suspension_is_whole" CHECK (("suspended_at" IS NULL) = ("suspension_reason" IS NULL));
CREATE INDEX "jobs_taken_down_idx" ON "jobs" ("ended_at" DESC) WHERE "status" = 'removed' AND "rejection_reason" IS NOT NULL;
CREATE INDEX "jobs_review_idx" ON "jobs" ("updated_at") WHERE "status" = 'in_review';
