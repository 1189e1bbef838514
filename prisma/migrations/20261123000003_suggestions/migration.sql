-- What somebody may be typing into a search field: the titles, skills and companies of live
-- postings, and places. Written by lib/search/suggestions/commands.ts, read by the queries beside it
-- and by lib/search/spelling.
CREATE TABLE search.suggestions (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('title', 'skill', 'company', 'place')),
  -- What it is within its kind: a title folded, a slug, a city's number, a country's code.
  key text NOT NULL,
  label text NOT NULL,
  -- How many live postings have it.
  postings int NOT NULL,
  -- What stands first: the postings, and of a place its inhabitants too.
  weight double precision NOT NULL,
  -- The words it is made of, folded, with spaces between.
  words text NOT NULL,
  UNIQUE (kind, key)
);

-- Where typing may begin: each suggestion from each of its words on, and from those of its other
-- names. Kind and weight are the suggestion's, so that one index holds all that an answer needs.
CREATE TABLE search.suggestion_starts (
  suggestion_id int NOT NULL REFERENCES search.suggestions (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Bytes in order: what begins with the same letters stands together.
  start text COLLATE "C" NOT NULL,
  weight double precision NOT NULL
);
CREATE INDEX suggestion_starts_suggestion_id_idx ON search.suggestion_starts (suggestion_id);
-- Few begin like this: read them all.
CREATE INDEX suggestion_starts_start_idx
  ON search.suggestion_starts (kind, start) INCLUDE (suggestion_id, weight);
-- Many do: read those that begin with the same one or three letters, the weightiest first, until there
-- are enough.
CREATE INDEX suggestion_starts_letter_idx
  ON search.suggestion_starts (kind, "left"(start, 1), weight DESC) INCLUDE (start, suggestion_id);
CREATE INDEX suggestion_starts_letters_idx
  ON search.suggestion_starts (kind, "left"(start, 3), weight DESC) INCLUDE (start, suggestion_id);

-- What the suggestions were last made of, and how long that took. One row, or none before the first.
CREATE TABLE search.suggestion_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_docno bigint NOT NULL,
  cities bigint NOT NULL,
  refreshed_at timestamptz NOT NULL,
  took_ms int NOT NULL
);
