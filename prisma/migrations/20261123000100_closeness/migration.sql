-- How close titles are to each other: what is learned from occupations, the titles of live postings
-- once each, and what each posting is about. Read by lib/search/closeness.

-- Titles of imported occupations and texts about them, as they were given.
CREATE TABLE search.occupation_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  occupation_id int NOT NULL REFERENCES search.occupations (id) ON DELETE CASCADE,
  is_title boolean NOT NULL,
  content text NOT NULL
);
CREATE INDEX occupation_texts_occupation_id_idx ON search.occupation_texts (occupation_id);
INSERT INTO search.occupation_texts (occupation_id, is_title, content)
SELECT occupation_id, true, title FROM search.occupation_titles;

-- Word vectors learned from what was imported; without a row those are used that ship. A repeat has
-- another id.
CREATE TABLE search.word_vectors (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content bytea NOT NULL
);

-- The titles of documents, each once, by its words as lib/search/closeness reads them.
CREATE TABLE search.titles (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  words text NOT NULL UNIQUE
);

-- What a document's text is about: the id of the word vectors in four bytes, then a byte for each of
-- their numbers. Null for a text of which they know no word.
ALTER TABLE search.job_documents ADD COLUMN meaning bytea;
