-- What a search asks first, as one statement that sees one state of the index and is planned once:
-- what became of the index since the process looked last, and the documents of the lexemes that have
-- no postings, four bytes each. Its plans must not read whole tables: the planner does not price
-- reading `doc` from beside the table, nor know how little has changed. `most` bounds the documents
-- not merged yet.
CREATE FUNCTION search.follow(
  since xid8, asked text[], most int,
  OUT generation int, OUT merge int, OUT mapping int, OUT horizon text,
  OUT changed int[], OUT unmerged int[], OUT looked_up bytea[]
) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET jit = off
SET work_mem = '16MB'
AS $$
BEGIN
  SELECT s.generation, s.merge, s.mapping, pg_snapshot_xmin(pg_current_snapshot())::text,
    ARRAY(SELECT c.docno FROM search.changes c WHERE c.written >= since),
    ARRAY(SELECT u.docno FROM search.unmerged u LIMIT most)
  INTO generation, merge, mapping, horizon, changed, unmerged
  FROM search.state s;
  looked_up := ARRAY(
    SELECT (SELECT coalesce(string_agg(int4send(d.docno), ''), '') FROM search.job_documents d
      WHERE d.doc @@ one.tsquery::tsquery)
    FROM unnest(asked) WITH ORDINALITY one (tsquery, position) ORDER BY position);
END $$;
