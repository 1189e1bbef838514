CREATE TYPE "visa_sponsorship" AS ENUM ('offered', 'not_offered');

-- Null: the employer does not say.
ALTER TABLE "jobs" ADD COLUMN "visa_sponsorship" "visa_sponsorship";
