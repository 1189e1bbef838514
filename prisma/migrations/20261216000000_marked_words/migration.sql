-- As before, but in one pass over the text form, which takes a fraction of the time of taking it
-- apart: each word begins with a quote at the text's start or after a space. Words of folded text
-- have neither inside.
CREATE OR REPLACE FUNCTION search.as_headings(words tsvector) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT replace(' ' || words::text, ' ''', ' ''^')::tsvector
$$;

CREATE OR REPLACE FUNCTION search.as_title(words tsvector) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT replace(' ' || words::text, ' ''', ' ''~')::tsvector
$$;
