-- The words of a document's title once more, as lexemes that begin with "~": of a search for a sales
-- engineer, "engineer" must stand in the title (lib/search/engine/query-tree.ts). No word contains
-- the sign.
CREATE FUNCTION search.as_title(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(string_agg(
    format('%L:%s', '~' || lexeme, array_to_string(positions, ',')), ' ')::tsvector, '')
  FROM unnest(words)
$$;
