-- A job deleted by hand, or with its company, leaves the search with it.
DELETE FROM search.job_documents WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = job_id);
ALTER TABLE search.job_documents ADD CONSTRAINT job_documents_job_id_fkey
  FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;
