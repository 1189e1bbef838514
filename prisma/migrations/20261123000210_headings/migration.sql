-- The words of a document's title, skills, category, company and places once more, as lexemes that
-- begin with "^": what has all words of a search among these was found, what has them in its text
-- alone mentions them (lib/search/engine/query-tree.ts). No word contains the sign.
CREATE FUNCTION search.as_headings(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(string_agg(
    format('%L:%s', '^' || lexeme, array_to_string(positions, ',')), ' ')::tsvector, '')
  FROM unnest(words)
$$;
