-- The second stage of the search: each process that searches keeps the facts of all documents in
-- memory and reads from here what changed since; words that many documents have are kept as bits
-- beside the inverted index. Written by the triggers below and lib/search/engine.

-- What the processes must agree on. One row.
CREATE TABLE search.state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Counts up when what a process remembers is void: it reads everything anew.
  generation int NOT NULL DEFAULT 1,
  -- Counts the merges of new documents into the postings.
  merge int NOT NULL DEFAULT 0,
  -- Counts the changes of which words have postings.
  mapping int NOT NULL DEFAULT 0,
  -- How many documents there were when those words were chosen.
  chosen_for int NOT NULL DEFAULT 0,
  -- The form that documents are written in; of an older one, they are all written anew.
  format int NOT NULL
);
INSERT INTO search.state (format)
SELECT CASE WHEN EXISTS (SELECT FROM search.job_documents) THEN 1 ELSE 2 END;

-- The words of titles, numbered: ranking compares numbers. Rows stay when the last job goes.
CREATE TABLE search.words (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lexeme text NOT NULL UNIQUE
);
-- The words of a skill's name, for ranking.
ALTER TABLE search.skills ADD COLUMN lexemes text[] NOT NULL DEFAULT '{}';
UPDATE search.skills SET lexemes = tsvector_to_array(to_tsvector('search.jobs', name));
CREATE INDEX skills_lexemes_idx ON search.skills USING gin (lexemes);

-- Facts end with the words of the title now: so far, none. The small vector to rank by goes.
UPDATE search.job_documents SET facts = facts || '0';
ALTER TABLE search.job_documents DROP COLUMN rank_tsv;

-- Which documents came or went, by the transaction that did it: a process asks for those of
-- transactions that had not ended when it asked last. Kept for two days.
CREATE TABLE search.changes (
  docno int NOT NULL,
  written xid8 NOT NULL DEFAULT pg_current_xact_id(),
  noted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX changes_written_idx ON search.changes (written);

-- The documents that the postings do not know yet.
CREATE TABLE search.unmerged (docno int PRIMARY KEY, noted_at timestamptz NOT NULL DEFAULT now());
INSERT INTO search.unmerged (docno) SELECT docno FROM search.job_documents;

-- The lexemes that have postings: those of many documents. All others are looked up in the index.
-- Phrases have them too, as "*ph:" and the tsquery.
CREATE TABLE search.lexemes (
  lexeme text PRIMARY KEY,
  is_phrase boolean GENERATED ALWAYS AS (lexeme LIKE '*ph:%') STORED
);

-- Phrases that a search had to look for in very many documents: the worker gives them postings.
CREATE TABLE search.phrases (phrase text PRIMARY KEY);

-- Which documents have a lexeme, in chunks of 31,744 numbers: a bit for each, or of few the numbers
-- themselves, two bytes each (lib/search/engine/bits/rules.ts). Two chunks of bits fit in a page.
CREATE TABLE search.postings (
  lexeme text NOT NULL REFERENCES search.lexemes (lexeme) ON DELETE CASCADE,
  chunk int NOT NULL,
  -- The merge that wrote it last.
  merge int NOT NULL,
  documents bytea NOT NULL,
  PRIMARY KEY (lexeme, chunk)
);
ALTER TABLE search.postings ALTER documents SET STORAGE PLAIN;

CREATE FUNCTION search.note_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.changes (docno) SELECT docno FROM new_rows;
  INSERT INTO search.unmerged (docno) SELECT docno FROM new_rows;
  RETURN NULL;
END $$;
CREATE FUNCTION search.note_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.changes (docno) SELECT docno FROM old_rows;
  DELETE FROM search.unmerged u USING old_rows o WHERE u.docno = o.docno;
  RETURN NULL;
END $$;
CREATE FUNCTION search.note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.changes (docno) SELECT docno FROM old_rows UNION SELECT docno FROM new_rows;
  DELETE FROM search.unmerged u USING old_rows o WHERE u.docno = o.docno;
  INSERT INTO search.unmerged (docno) SELECT docno FROM new_rows;
  RETURN NULL;
END $$;
CREATE FUNCTION search.note_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search.changes;
  DELETE FROM search.unmerged;
  DELETE FROM search.lexemes;
  UPDATE search.state SET generation = generation + 1, mapping = mapping + 1, chosen_for = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER job_documents_new AFTER INSERT ON search.job_documents
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.note_new();
CREATE TRIGGER job_documents_old AFTER DELETE ON search.job_documents
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search.note_old();
CREATE TRIGGER job_documents_changed AFTER UPDATE ON search.job_documents
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.note_changed();
CREATE TRIGGER job_documents_emptied AFTER TRUNCATE ON search.job_documents
  FOR EACH STATEMENT EXECUTE FUNCTION search.note_emptied();
