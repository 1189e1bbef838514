-- What a synonym isn't in the title of another trade: a chief information security officer guards no
-- door, a tree surgeon isn't a doctor, and a coach driver coaches no one. By the term in the words of
-- the index, words that a title with it must not have.
CREATE MATERIALIZED VIEW search.synonym_bars AS
SELECT term, (
  SELECT string_agg(quote_literal('~' || word), ' | ') FROM unnest(search.lexemes_of(words)) word
) AS words
FROM (VALUES
  ('security1 officer1', 'chief information1 cyber data informationtechnology'),
  ('surgeon', 'tree veterinary dental'),
  ('coach', 'driver')
) bars (term, words);
CREATE VIEW search.current_synonym_bars AS SELECT term, words FROM search.synonym_bars;

-- As before, with these.
CREATE OR REPLACE FUNCTION search.any_of(terms text[], languages regconfig[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg(concat_ws(' & ', format('(%s)', phrase),
      CASE WHEN NOT is_english THEN format('(%s)', marks) END, CASE WHEN bars IS NOT NULL THEN format('!(%s)', bars) END
    ), ' | ' ORDER BY nth, place)::tsquery
  FROM (
    SELECT phraseto_tsquery(language, t.term) AS phrase, min(nth) AS nth, min(place) AS place,
      bool_or(language = 'search.jobs'::regconfig) AS is_english,
      string_agg(DISTINCT format('''*lg:%s''', replace(language::text, 'search.', '')), ' | ') AS marks,
      max(b.words) AS bars
    FROM unnest(languages) WITH ORDINALITY l (language, nth), unnest(terms) WITH ORDINALITY t (term, place)
      LEFT JOIN search.current_synonym_bars b ON b.term = t.term
    GROUP BY phrase ORDER BY min(nth), min(place) LIMIT 12
  ) p
  WHERE numnode(phrase) > 0
$$;

-- Alerts' words were read without them.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
