-- How words are read: `words` is incremented with every change of synonyms or of the postings'
-- languages, and `stored` says how the queries in search.standing_queries were read, as
-- lib/search/percolator.queries.ts writes it. Where they differ, alerts are read again before they
-- are matched. Without a row, nothing changed and nothing was read.
CREATE TABLE search.reading_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  words int NOT NULL DEFAULT 0,
  stored text NOT NULL DEFAULT ''
);
