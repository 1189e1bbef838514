-- A word's stem in another language than English is looked for in postings of that language alone. A
-- French stem of "carer" is "car", of "accountent" "account": on a site with one French posting, all
-- English ones about cars were found for carers. Where somebody asks for words in a row, stems stay
-- as they were: a language has no position in a text.
CREATE OR REPLACE FUNCTION search.with_stems(asked tsquery, base regconfig, words text[], languages regconfig[])
RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  found record;
  widened tsquery := asked;
  stems tsquery[] := '{}';
  is_phrase boolean := asked::text ~ '<(-|\d+)>';
BEGIN
  FOR found IN
    SELECT quote_literal(base_lexeme)::tsquery AS target,
      string_agg(CASE WHEN is_phrase OR is_english THEN quote_literal(lexeme)
        ELSE format('%s & (%s)', quote_literal(lexeme), marks) END, ' | ' ORDER BY lexeme)::tsquery AS others
    FROM (
      SELECT b.lexeme AS base_lexeme, o.lexeme, bool_or(language = 'search.jobs'::regconfig) AS is_english,
        string_agg(DISTINCT format('''*lg:%s''', replace(language::text, 'search.', '')), ' | ') AS marks
      FROM unnest(words) word, unnest(tsvector_to_array(to_tsvector(base, word))) b (lexeme),
        unnest(languages) language, unnest(tsvector_to_array(to_tsvector(language, word))) o (lexeme)
      WHERE o.lexeme <> b.lexeme GROUP BY b.lexeme, o.lexeme
    ) stem
    GROUP BY base_lexeme
  LOOP
    stems := stems || found.others;
    -- One word's stem can be another word: all are put in at the end.
    widened := ts_rewrite(widened, found.target,
      found.target || format('''*stem:%s''', cardinality(stems))::tsquery);
  END LOOP;
  FOR i IN 1 .. cardinality(stems) LOOP
    widened := ts_rewrite(widened, format('''*stem:%s''', i)::tsquery, stems[i]);
  END LOOP;
  RETURN widened;
END $$;

-- The same for what stands for some terms.
CREATE OR REPLACE FUNCTION search.any_of(terms text[], languages regconfig[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg(CASE WHEN is_english THEN format('(%s)', phrase)
    ELSE format('(%s) & (%s)', phrase, marks) END, ' | ' ORDER BY nth, place)::tsquery
  FROM (
    SELECT phraseto_tsquery(language, term) AS phrase, min(nth) AS nth, min(place) AS place,
      bool_or(language = 'search.jobs'::regconfig) AS is_english,
      string_agg(DISTINCT format('''*lg:%s''', replace(language::text, 'search.', '')), ' | ') AS marks
    FROM unnest(languages) WITH ORDINALITY l (language, nth), unnest(terms) WITH ORDINALITY t (term, place)
    GROUP BY phrase ORDER BY min(nth), min(place) LIMIT 12
  ) p
  WHERE numnode(phrase) > 0
$$;

-- Alerts' words were read in the other way.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
