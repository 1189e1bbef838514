-- A newer mailed link, asked for by the person who was added by hand, ends the ones before it.
ALTER TABLE "application_additions" ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1;
