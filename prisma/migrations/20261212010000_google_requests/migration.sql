-- Every request to Google's Indexing API, because it counts them, repeated ones too.
CREATE TABLE "google_requests" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "google_requests_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "google_requests_at_idx" ON "google_requests"("at");
-- What the release before this one has asked in the last day.
INSERT INTO "google_requests" ("at")
SELECT "tried_at" FROM "search_notices"
WHERE "engine" = 'google' AND "tried_at" > CURRENT_TIMESTAMP - INTERVAL '24 hours';
