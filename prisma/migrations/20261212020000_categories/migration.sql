-- Categories that an operator names: their codes are values of the type, so that postings, the index
-- and the release before this one keep what they have (decision 0137).
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_10';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_11';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_12';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_13';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_14';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_15';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_16';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_17';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_18';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_19';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_20';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_21';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_22';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_23';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_24';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_25';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_26';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_27';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_28';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_29';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_30';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_31';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_32';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_33';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_34';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_35';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_36';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_37';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_38';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_39';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_40';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_41';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_42';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_43';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_44';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_45';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_46';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_47';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_48';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_49';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_50';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_51';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_52';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_53';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_54';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_55';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_56';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_57';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_58';
ALTER TYPE "job_category" ADD VALUE IF NOT EXISTS 'own_59';

CREATE TABLE "categories" (
    "code" "job_category" NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "former_slugs" TEXT[] NOT NULL DEFAULT '{}',
    "icon" TEXT NOT NULL,
    "accent" SMALLINT NOT NULL,
    "parent" "job_category",
    "position" INTEGER NOT NULL,
    "words" TEXT[] NOT NULL DEFAULT '{}',
    "merged_into" "job_category",
    "merged_at" TIMESTAMPTZ(3),

    CONSTRAINT "categories_pkey" PRIMARY KEY ("code"),
    CONSTRAINT "categories_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT "categories_accent_check" CHECK ("accent" BETWEEN 1 AND 12),
    CONSTRAINT "categories_parent_check" CHECK ("parent" <> "code"),
    CONSTRAINT "categories_merged_check" CHECK ("merged_into" <> "code")
);
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");
