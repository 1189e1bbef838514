-- What somebody may be typing at a board: the titles, skills, companies and places of the live jobs
-- that it shows. As search.suggestions has them for all jobs; written and read by the same code.
CREATE TABLE search.board_suggestions (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  board_id uuid NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('title', 'skill', 'company', 'place')),
  key text NOT NULL,
  label text NOT NULL,
  postings int NOT NULL,
  weight double precision NOT NULL,
  words text NOT NULL,
  UNIQUE (board_id, kind, key)
);

CREATE TABLE search.board_suggestion_starts (
  suggestion_id int NOT NULL REFERENCES search.board_suggestions (id) ON DELETE CASCADE,
  board_id uuid NOT NULL,
  kind text NOT NULL,
  start text COLLATE "C" NOT NULL,
  weight double precision NOT NULL
);
CREATE INDEX board_suggestion_starts_suggestion_id_idx
  ON search.board_suggestion_starts (suggestion_id);
CREATE INDEX board_suggestion_starts_start_idx
  ON search.board_suggestion_starts (board_id, kind, start) INCLUDE (suggestion_id, weight);
CREATE INDEX board_suggestion_starts_letter_idx
  ON search.board_suggestion_starts (board_id, kind, "left"(start, 1), weight DESC)
  INCLUDE (start, suggestion_id);
CREATE INDEX board_suggestion_starts_letters_idx
  ON search.board_suggestion_starts (board_id, kind, "left"(start, 3), weight DESC)
  INCLUDE (start, suggestion_id);

-- Boards that are there already get theirs within a minute.
-- holds briefly because it has one row.
UPDATE search.suggestion_state SET refreshed_at = 'epoch';
