-- More built-in synonyms: short forms that people type, and trades in other languages. What is anew
-- here takes the place of a group of that name. The release before reads search.synonym_groups and
-- search.synonym_readings.
CREATE MATERIALIZED VIEW search.synonym_sets AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
business process outsourcing > bpo, call centre
bpo > business process outsourcing, call centre, customer service
kpo > knowledge process outsourcing
nursing > nurse
guarding > security guard
coaching > coach
py > python
optician > optometrist, dispensing optician
lagerist > lagermitarbeiter, lagerarbeiter, warehouse operative
lagerarbeiter > lagerist, lagermitarbeiter, warehouse operative
lagermitarbeiter > lagerist, lagerarbeiter, warehouse operative
backer > baker
koch > cook, chef
boulanger > baker
cuisinier > cook, chef
cocinero > cook, chef
panadero > baker
contable > accountant
vendeur > sales assistant
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms FROM added
UNION ALL
SELECT name, is_one_way, terms FROM search.synonym_groups
WHERE name NOT IN (SELECT name FROM added);
CREATE UNIQUE INDEX synonym_sets_name_idx ON search.synonym_sets (name);

-- The same in the words of the index, as before, with the words that are added. A compound is in its
-- parts, with "_" between them.
CREATE MATERIALIZED VIEW search.synonym_set_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, replace(split_part(pair, ':', 2), '_', ' ') AS form
  FROM regexp_split_to_table(trim($forms$
  manager:manager1 engineer:engineer1 assistant:assistant1 coordinator:coordinator1
  adviser:adviser1 marketing:marketing1 international:international1 department:department1
  developer:developer1 executive:executive1 representative:representative1 operations:operation1
  physical:physical1 personal:personal1 application:application1 computer:computer1
  programmer:programmer1 reliability:reliability1 intelligence:intelligence1 natural:natural1
  assurance:assurance1 information:information1 technical:technical1 security:security1
  business:business1 customer:customer1 aided:aided1 programmable:programmable1
  controller:controller1 numerical:numerical1 operator:operator1 optimization:optimization1
  optimisation:optimisation1 marketer:marketing1 relations:relation1 officer:officer1
  recruiter:recruiter1 consultant:consultant1 development:development1 environment:environment1
  president:president1 medical:medical1 chartered:chartered1 accountant:accountant1
  receivable:receivable1 accounting:accounting1 collection:collection1 collections:collection1
  regional:regional1 insurance:insurance1 procurement:procurement1 operative:operator1
  excavator:excavator1 removal:removal1 removals:removal1 production:production1 partie:partie1
  attendant:attendant1 parking:parking1 administrative:administrative1 corporate:corporate1
  responsibility:responsibility1 registered:registered1 licensed:licensed1 practical:practical1
  occupational:occupational1 emergency:emergency1 radiographer:radiographer1 clinical:clinical1
  orderly:orderly1 fitness:fitness1 educator:education1 education:education1 doctoral:doctoral1
  ventilation:ventilation1 construction:construction1 labourer:labourer1 laborer:laborer1
  landscaper:landscaper1 gardener:gardener1 proofreader:proofreader1 reporter:reporter1
  plasterer:plasterer1 bricklaying:bricklaying1 housekeeping:housekeeping1
  hairdressing:hairdressing1 photographer:photographer1 journalism:journalism1
  copywriting:copywriting1 translation:translation1 translator:translator1
  telemarketing:telemarketing1 picking:picking1 coding:coding1 programming:programming1
  educational:education1 nursing:nursing1 coaching:coaching1 guarding:guarding1
  krankenpfleger:kranken_pfleger pflegefachkraft:pflege_fachkraft
  pflegefachmann:pflege_fachmann raumpfleger:raum_pfleger altenpfleger:alten_pfleger
  lagermitarbeiter:lager_mitarbeiter lagerarbeiter:lager_arbeiter kraftfahrer:kraft_fahrer
  berufskraftfahrer:berufskraft_fahrer softwareentwickler:software_entwickler
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(regexp_replace(term, '\mit\M', 'informationtechnology', 'g'), ' '))
      WITH ORDINALITY w (word, place) LEFT JOIN forms USING (word)
  ) AS term
  FROM search.synonym_sets s, unnest(s.terms) WITH ORDINALITY t (term, nth)
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name;
CREATE INDEX synonym_set_readings_lexemes_idx ON search.synonym_set_readings ((lexemes[1]));

-- As before, with these.
CREATE OR REPLACE FUNCTION search.read_words(given text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  languages regconfig[] := ARRAY(SELECT configuration::regconfig FROM search.languages ORDER BY 1);
  every text[] := tsvector_to_array(to_tsvector('search.jobs', given));
  plain text[] := CASE WHEN strpos(given, '"') = 0 THEN every
    ELSE tsvector_to_array(to_tsvector('search.jobs', regexp_replace(given, '-?"[^"]*"', ' ', 'g'))) END;
  asked tsquery := websearch_to_tsquery('search.jobs', given);
  substitutes tsquery[] := '{}';
  before tsquery;
  found record;
BEGIN
  FOR found IN
    SELECT (SELECT string_agg(quote_literal(l), ' & ')::tsquery FROM unnest(lexemes) l) AS target,
      alternatives
    FROM (
      SELECT lexemes, alternatives, term FROM search.synonyms
      WHERE lexemes[1] = ANY (every) AND lexemes <@ every
      UNION ALL
      SELECT lexemes, alternatives, term FROM search.synonym_set_readings
      WHERE lexemes[1] = ANY (plain) AND lexemes <@ plain
        AND name NOT IN (SELECT s.name FROM search.switched_off_synonyms s)
    ) known
    -- Of those that share a word, the one that was typed in one piece.
    ORDER BY cardinality(lexemes) DESC, strpos(' ' || given || ' ', ' ' || term || ' ') = 0, term
    LIMIT 10
  LOOP
    before := asked;
    asked := ts_rewrite(asked, found.target,
      found.target || format('''*same:%s''', cardinality(substitutes) + 1)::tsquery);
    CONTINUE WHEN asked = before;
    substitutes := substitutes || search.any_of(found.alternatives, 'search.jobs'::regconfig || languages);
  END LOOP;
  IF languages <> '{}' THEN asked := search.in_languages(asked, given, languages); END IF;
  FOR i IN 1 .. cardinality(substitutes) LOOP
    asked := ts_rewrite(asked, format('''*same:%s''', i)::tsquery, substitutes[i]);
  END LOOP;
  RETURN asked;
END $$;

-- Alerts' words were read without them.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
