-- The search index: a schema of its own, which Prisma neither reads nor manages. Written by
-- lib/search/commands.ts inside the transactions of the jobs it describes, read by
-- lib/search/queries.ts.
CREATE SCHEMA search;

-- The text arrives folded and spelt out (lib/search/text/rules.ts), so English stems are all that
-- is left to do.
CREATE TEXT SEARCH CONFIGURATION search.jobs (COPY = pg_catalog.english);

-- Numbers for what the documents name often. Rows stay when the last job goes.
CREATE TABLE search.companies (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);
CREATE TABLE search.skills (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);
-- Only the cities that any job was ever at: of those in a circle, no others can match.
CREATE TABLE search.cities (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id int NOT NULL UNIQUE
);

-- Document numbers grow with the time of writing; a changed document takes a new one.
CREATE SEQUENCE search.docno AS int;

-- One row for each live job, kept narrow: a search reads many of them. Reading `doc` would mean
-- fetching it from beside the table, so only its index is used.
CREATE TABLE search.job_documents (
  docno int NOT NULL,
  job_id uuid NOT NULL UNIQUE,
  -- All that a search filters, counts and orders by, packed (lib/search/facts/rules.ts): a search
  -- fetches the facts of everything its words found in one string, which is several times faster
  -- than filtering, grouping and sorting here.
  facts text NOT NULL,
  -- Title (weight A) and skills (B): what ranking reads.
  rank_tsv tsvector NOT NULL,
  -- Everything: the words, and the filters as lexemes that begin with "*".
  doc tsvector NOT NULL,
  -- A search without words reads this index and not the table, which is five times as wide.
  PRIMARY KEY (docno) INCLUDE (facts)
) WITH (toast_tuple_target = 128, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE search.job_documents
  ALTER facts SET STORAGE PLAIN,
  ALTER rank_tsv SET STORAGE MAIN,
  ALTER doc SET STORAGE EXTERNAL;

-- A search reads the pending list as well, so it is kept short.
CREATE INDEX job_documents_doc_idx ON search.job_documents USING gin (doc)
  WITH (fastupdate = on, gin_pending_list_limit = 1024);

-- Which release of a data set a table was filled from.
CREATE SCHEMA places;
CREATE TABLE places.loads (
  name text PRIMARY KEY,
  version text NOT NULL,
  rows int NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

-- Prisma's own name for it: the schema declares this index too.
CREATE INDEX cities_country_code_region_code_population_idx
  ON cities (country_code, region_code, population DESC);
