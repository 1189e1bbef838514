-- AlterTable
ALTER TABLE "company_stages" ADD COLUMN     "is_default" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "job_stages" (
    "job_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "job_stages_pkey" PRIMARY KEY ("job_id","stage_id")
);

-- CreateIndex
CREATE INDEX "job_stages_stage_id_idx" ON "job_stages"("stage_id");

-- AddForeignKey
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "company_stages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An application that nobody put into a stage is in the first one of its status: of its job, if that
-- has stages of its own, which is what this writes down, else of its company (`stageFor`).
CREATE FUNCTION stage_of_own_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text[] := CASE NEW.status::text
    WHEN 'offer' THEN '{offer,interview,in_review,submitted}'
    WHEN 'interview' THEN '{interview,in_review,submitted}'
    WHEN 'in_review' THEN '{in_review,submitted}'
    ELSE ARRAY[NEW.status::text] END;
BEGIN
  NEW.stage_id := (
    SELECT s.id FROM job_stages o JOIN company_stages s ON s.id = o.stage_id
    WHERE o.job_id = NEW.job_id AND s.status::text = ANY(wanted)
    ORDER BY array_position(wanted, s.status::text), o.position LIMIT 1);
  RETURN NEW;
END $$;
-- Before "applications_stage_since", which compares what this has written.
CREATE TRIGGER "applications_own_stage" BEFORE INSERT OR UPDATE OF "status", "stage_id", "job_id"
  ON "applications" FOR EACH ROW
  WHEN (NEW."stage_id" IS NULL AND NEW."status" NOT IN ('held', 'withdrawn', 'closed'))
  EXECUTE FUNCTION stage_of_own_job();
