-- Accounts, companies, places, jobs and imports. The tables are Prisma's; the extensions and, at
-- the end, the rules that the database itself holds are written by hand.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "user_type" AS ENUM ('job_seeker', 'employer', 'admin');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('active', 'awaiting_approval', 'suspended');

-- CreateEnum
CREATE TYPE "company_status" AS ENUM ('active', 'suspended');

-- CreateEnum
CREATE TYPE "member_role" AS ENUM ('owner', 'recruiter');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('draft', 'in_review', 'live', 'paused', 'closed', 'expired', 'removed', 'rejected');

-- CreateEnum
CREATE TYPE "job_type" AS ENUM ('full_time', 'part_time', 'contract', 'freelance', 'internship');

-- CreateEnum
CREATE TYPE "job_category" AS ENUM ('it', 'marketing', 'design', 'finance', 'healthcare', 'education', 'other');

-- CreateEnum
CREATE TYPE "experience_level" AS ENUM ('entry', 'mid', 'senior', 'executive');

-- CreateEnum
CREATE TYPE "work_mode" AS ENUM ('on_site', 'hybrid', 'remote');

-- CreateEnum
CREATE TYPE "pay_period" AS ENUM ('hour', 'day', 'week', 'month', 'year');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('running', 'interrupted', 'finished', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "username" CITEXT NOT NULL,
    "full_name" TEXT,
    "password_hash" TEXT,
    "user_type" "user_type" NOT NULL,
    "status" "user_status" NOT NULL DEFAULT 'active',
    "email_verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "description" TEXT,
    "industry" TEXT,
    "company_size" TEXT,
    "founded_year" SMALLINT,
    "website" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "logo_key" TEXT,
    "status" "company_status" NOT NULL DEFAULT 'active',
    "verified_at" TIMESTAMPTZ(3),
    "verified_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_members" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "member_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_members_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateTable
CREATE TABLE "cities" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "region" TEXT,
    "region_code" TEXT,
    "country_code" CHAR(2) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "population" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "cities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skills" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "skills_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "short_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "company_id" UUID NOT NULL,
    "posted_by_id" UUID,
    "status" "job_status" NOT NULL DEFAULT 'draft',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "job_type" "job_type" NOT NULL,
    "category" "job_category" NOT NULL,
    "experience_years" DECIMAL(4,1),
    "experience_level" "experience_level",
    "education" TEXT,
    "duration" TEXT,
    "work_mode" "work_mode" NOT NULL,
    "eligible_countries" TEXT[],
    "location" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "pay_min" DECIMAL(14,2),
    "pay_max" DECIMAL(14,2),
    "pay_currency" CHAR(3),
    "pay_period" "pay_period",
    "annual_pay_min" INTEGER,
    "annual_pay_max" INTEGER,
    "deadline" DATE,
    "expires_at" TIMESTAMPTZ(3),
    "apply_url" TEXT,
    "source_id" INTEGER,
    "reference" TEXT,
    "content_hash" TEXT,
    "rejection_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "posted_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_places" (
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "city_id" INTEGER,
    "label" TEXT NOT NULL,
    "country_code" CHAR(2),

    CONSTRAINT "job_places_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "job_skills" (
    "job_id" UUID NOT NULL,
    "skill_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "job_skills_pkey" PRIMARY KEY ("job_id","skill_id")
);

-- CreateTable
CREATE TABLE "sources" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_runs" (
    "id" UUID NOT NULL,
    "source_id" INTEGER NOT NULL,
    "file" TEXT NOT NULL,
    "file_hash" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'running',
    "position" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_rejections" (
    "run_id" UUID NOT NULL,
    "record" INTEGER NOT NULL,
    "reference" TEXT,
    "reason" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "import_rejections_pkey" PRIMARY KEY ("run_id","record")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "companies_slug_key" ON "companies"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "companies_name_key_key" ON "companies"("name_key");

-- CreateIndex
CREATE INDEX "company_members_user_id_idx" ON "company_members"("user_id");

-- CreateIndex
CREATE INDEX "cities_name_key_population_idx" ON "cities"("name_key", "population" DESC);

-- CreateIndex
CREATE INDEX "cities_latitude_longitude_idx" ON "cities"("latitude", "longitude");

-- CreateIndex
CREATE UNIQUE INDEX "skills_slug_key" ON "skills"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_short_id_key" ON "jobs"("short_id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_slug_key" ON "jobs"("slug");

-- CreateIndex
CREATE INDEX "jobs_company_id_status_idx" ON "jobs"("company_id", "status");

-- CreateIndex
CREATE INDEX "jobs_status_posted_at_idx" ON "jobs"("status", "posted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_source_id_reference_key" ON "jobs"("source_id", "reference");

-- CreateIndex
CREATE INDEX "job_places_city_id_idx" ON "job_places"("city_id");

-- CreateIndex
CREATE INDEX "job_skills_skill_id_idx" ON "job_skills"("skill_id");

-- CreateIndex
CREATE UNIQUE INDEX "sources_name_key" ON "sources"("name");

-- CreateIndex
CREATE INDEX "import_runs_source_id_started_at_idx" ON "import_runs"("source_id", "started_at");

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_id_fkey" FOREIGN KEY ("posted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_skill_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_rejections" ADD CONSTRAINT "import_rejections_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the database holds true, whatever the code does.
ALTER TABLE "users"
  ADD CONSTRAINT "users_email_form" CHECK (position('@' in "email"::text) > 1 AND length("email"::text) <= 254),
  ADD CONSTRAINT "users_username_form" CHECK (length("username"::text) BETWEEN 1 AND 60);

ALTER TABLE "companies"
  ADD CONSTRAINT "companies_name_form" CHECK (length("name") BETWEEN 1 AND 160),
  ADD CONSTRAINT "companies_founded_year_range" CHECK ("founded_year" BETWEEN 1800 AND 2200),
  ADD CONSTRAINT "companies_verified_says_how" CHECK (("verified_at" IS NULL) = ("verified_by" IS NULL));

ALTER TABLE "cities"
  ADD CONSTRAINT "cities_coordinates" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "cities_country_form" CHECK ("country_code" ~ '^[A-Z]{2}$');

ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_slug_ends_in_short_id" CHECK ("slug" = "short_id" OR "slug" LIKE '%-' || "short_id"),
  ADD CONSTRAINT "jobs_title_form" CHECK (length("title") BETWEEN 1 AND 200),
  ADD CONSTRAINT "jobs_description_length" CHECK (length("description") <= 100000),
  ADD CONSTRAINT "jobs_experience_range" CHECK ("experience_years" BETWEEN 0 AND 60),
  -- product.md, decision 6: under 2 Entry, under 5 Mid, under 10 Senior, else Executive.
  ADD CONSTRAINT "jobs_level_follows_years" CHECK (
    "experience_years" IS NULL
    OR ("experience_level" IS NOT NULL AND "experience_level" = CASE
      WHEN "experience_years" < 2 THEN 'entry'::"experience_level"
      WHEN "experience_years" < 5 THEN 'mid'::"experience_level"
      WHEN "experience_years" < 10 THEN 'senior'::"experience_level"
      ELSE 'executive'::"experience_level" END)),
  ADD CONSTRAINT "jobs_pay_is_whole" CHECK (
    CASE WHEN "pay_min" IS NULL AND "pay_max" IS NULL
      THEN "pay_currency" IS NULL AND "pay_period" IS NULL
      ELSE "pay_currency" IS NOT NULL AND "pay_period" IS NOT NULL END),
  ADD CONSTRAINT "jobs_pay_order" CHECK ("pay_min" >= 0 AND "pay_max" >= 0 AND "pay_min" <= "pay_max"),
  ADD CONSTRAINT "jobs_currency_form" CHECK ("pay_currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "jobs_remote_names_countries" CHECK (
    "work_mode" <> 'remote' OR cardinality("eligible_countries") > 0),
  ADD CONSTRAINT "jobs_live_is_posted" CHECK ("status" NOT IN ('live', 'paused', 'closed', 'expired') OR "posted_at" IS NOT NULL),
  ADD CONSTRAINT "jobs_ended_says_when" CHECK ("status" NOT IN ('closed', 'expired', 'removed') OR "ended_at" IS NOT NULL),
  ADD CONSTRAINT "jobs_rejected_says_why" CHECK ("status" <> 'rejected' OR "rejection_reason" IS NOT NULL),
  ADD CONSTRAINT "jobs_deadline_has_instant" CHECK ("deadline" IS NULL OR "expires_at" IS NOT NULL),
  ADD CONSTRAINT "jobs_imported_has_reference" CHECK (("source_id" IS NULL) = ("reference" IS NULL)),
  ADD CONSTRAINT "jobs_apply_url_form" CHECK ("apply_url" ~ '^https?://');

-- The clock's work: what is due to expire.
CREATE INDEX "jobs_due_idx" ON "jobs" ("expires_at") WHERE "status" IN ('live', 'paused');
