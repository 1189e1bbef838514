-- CreateTable
CREATE TABLE "application_changes" (
    "application_id" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_changes_pkey" PRIMARY KEY ("application_id")
);

-- CreateIndex
CREATE INDEX "application_changes_changed_at_idx" ON "application_changes"("changed_at");

-- AddForeignKey
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Also writes down when, for pages that can't be told at once and ask.
CREATE OR REPLACE FUNCTION note_live_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Not of an application that is being deleted. In one order, so that two never wait for each other.
  INSERT INTO application_changes (application_id, changed_at)
  SELECT a.id, clock_timestamp() FROM applications a
  WHERE a.id IN (SELECT application_id FROM changed) ORDER BY a.id
  ON CONFLICT (application_id) DO UPDATE SET changed_at = EXCLUDED.changed_at;
  PERFORM notify_changed_applications(ARRAY(SELECT DISTINCT application_id FROM changed));
  RETURN NULL;
END $$;
