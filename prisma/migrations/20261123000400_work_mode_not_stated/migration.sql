-- False: the source does not say where people work, and work_mode holds what was assumed before
-- that could be said, so that the release before reads a mode.
ALTER TABLE "jobs" ADD COLUMN "is_work_mode_stated" BOOLEAN NOT NULL DEFAULT true;
