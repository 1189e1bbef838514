-- More built-in synonyms: short names of trades ("frontend dev", "senco", "lab tech"), and lines of
-- support by number. What is anew here takes the place of a group of that name. The release before
-- reads the two views as they are.
CREATE MATERIALIZED VIEW search.short_synonyms AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
software dev > software developer, software engineer, application developer, computer programmer
web dev > web developer, web engineer, website developer
frontend dev > frontend developer, frontend engineer, ui developer
backend dev > backend developer, backend engineer
fullstack dev > fullstack developer, fullstack engineer
mobile dev > mobile developer, mobile engineer, mobile app developer, app developer
game dev > game developer, game programmer, video game developer
tech > technology
nail tech > nail technician, manicurist
dental tech > dental technician
surgical tech > surgical technologist, surgical technician
field tech > field technician, field service engineer
service tech > service technician, service engineer
maintenance tech > maintenance technician
auto tech > automotive technician, vehicle technician, mechanic
it tech > it technician, it support technician
senco, sen coordinator, special educational needs coordinator, special needs coordinator
web3 > blockchain, cryptocurrency, crypto
crypto > cryptocurrency, blockchain, web3
1st line support, first line support, 1st line engineer, l1 support, level 1 support, tier 1 support
2nd line support, second line support, 2nd line engineer, l2 support, level 2 support, tier 2 support
3rd line support, third line support, 3rd line engineer, l3 support, level 3 support, tier 3 support
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms, true AS is_added FROM added
UNION ALL
SELECT name, is_one_way, terms, false FROM search.common_synonyms
WHERE name NOT IN (SELECT name FROM added);
CREATE UNIQUE INDEX short_synonyms_name_idx ON search.short_synonyms (name);

-- The same in the words of the index.
CREATE MATERIALIZED VIEW search.short_synonym_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, split_part(pair, ':', 2) AS form
  FROM regexp_split_to_table(trim($forms$
  developer:developer1 engineer:engineer1 application:application1 computer:computer1
  programmer:programmer1 educational:education1 coordinator:coordinator1 it:informationtechnology
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(term, ' ')) WITH ORDINALITY w (word, place)
      LEFT JOIN forms USING (word)
  ) AS term
  FROM search.short_synonyms s, unnest(s.terms) WITH ORDINALITY t (term, nth)
  WHERE s.is_added
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name
UNION ALL
SELECT r.name, r.term, r.lexemes, r.alternatives
FROM search.common_synonym_readings r JOIN search.short_synonyms s USING (name)
WHERE NOT s.is_added;
CREATE INDEX short_synonym_readings_lexemes_idx ON search.short_synonym_readings ((lexemes[1]));

CREATE OR REPLACE VIEW search.current_synonyms AS
SELECT name, is_one_way, terms FROM search.short_synonyms;
CREATE OR REPLACE VIEW search.current_synonym_readings AS
SELECT name, term, lexemes, alternatives FROM search.short_synonym_readings;

-- Alerts' words were read without them.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
