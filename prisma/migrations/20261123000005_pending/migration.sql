-- Entries of new documents wait beside the inverted index until there are many: then each lexeme's
-- are put in at once. A batch of postings filled a megabyte several times over. As each look-up goes
-- through all that waits, the worker has it put in whenever it merges.
ALTER INDEX search.job_documents_doc_idx SET (gin_pending_list_limit = 8192);

-- Only an index's owner may do so, and the site works as somebody else.
CREATE FUNCTION search.put_pending() RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog AS $$
  SELECT gin_clean_pending_list('search.job_documents_doc_idx'::regclass);
$$;
REVOKE ALL ON FUNCTION search.put_pending() FROM PUBLIC;
