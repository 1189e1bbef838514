-- no transaction
-- For the filter by how many of a posting's skills an applicant has: how many applicants have that
-- many, which the planner can't know without an index on it, and which they are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "application_summaries_skills_idx" ON "application_summaries" (cardinality("skills_found"));
