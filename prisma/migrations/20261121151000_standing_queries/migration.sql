-- Standing queries: searches that wait for jobs, so that a new job finds the searches that would
-- find it. Written and read by lib/search/standing.

-- What documents are matched against. Searches that ask for the same share a row.
CREATE TABLE search.standing_queries (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of `q` and `filters` together: what makes two searches the same.
  key bytea NOT NULL UNIQUE,
  -- Words, place, company, skills and the fixed facets, in the lexemes of a document.
  q tsquery NOT NULL,
  -- The filters that are no lexemes: pay, experience and age. NULL for none.
  filters jsonb,
  -- A row that nobody asked for lately and nothing refers to is swept away.
  asked_at timestamptz NOT NULL DEFAULT now()
);

-- The lexemes a document must have one of to be found at all: of all that a query requires, those
-- that fewest documents have. A new document looks up its own lexemes here.
CREATE TABLE search.standing_anchors (
  lexeme text NOT NULL,
  query_id int NOT NULL REFERENCES search.standing_queries (id) ON DELETE CASCADE,
  PRIMARY KEY (lexeme, query_id)
);
CREATE INDEX standing_anchors_query_id_idx ON search.standing_anchors (query_id);

-- The cities within the circles that queries ask for: to a query a circle is one lexeme, which a
-- document in any of them gets.
CREATE TABLE search.standing_circles (
  city_id int NOT NULL,
  circle text NOT NULL,
  PRIMARY KEY (city_id, circle)
);
