-- More built-in synonyms: fields of work whose jobs are called otherwise ("psychology", psychologists),
-- support and service as one, teachers by school, and short forms of trades and skills. What is anew
-- here takes the place of a group of that name. The release before reads search.known_synonyms and
-- search.known_synonym_readings.
CREATE MATERIALIZED VIEW search.common_synonyms AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
customer service, customer support, customer care
customer service representative, customer service agent, customer service executive, customer service advisor, customer support associate, customer care executive, customer service rep, customer support rep, customer support representative, call centre agent, call center agent, bpo executive
customer support specialist, customer support executive, call centre executive, customer service specialist, customer support agent, customer support advisor, customer service associate, customer care associate, customer care representative
golang > go
ruby on rails, ror
c sharp > csharp
cpp > cplusplus
dot net > dotnet
mongodb, mongo
generative ai, genai, gen ai
robotic process automation, rpa
data science > data scientist
data analytics > data analyst
analytics > analyst
deep learning, dl
mathematics, maths
primary school teacher, elementary school teacher, primary teacher, elementary teacher, grade school teacher
secondary school teacher, high school teacher, secondary teacher
supply teacher, substitute teacher, cover teacher, relief teacher
kindergarten teacher, early years teacher, reception teacher
early childhood educator > early years educator, early years practitioner, nursery nurse, nursery practitioner, childcare worker
paraprofessional > teaching assistant, teacher aide
physician, medical doctor, doctor of medicine
doctor > physician, medical officer, general practitioner, family physician, surgeon
mental health nurse, rmn, psychiatric nurse
psychology > psychologist
psychiatry > psychiatrist
biology > biologist
chemistry > chemist
physics > physicist
economics > economist
statistics > statistician
geology > geologist
counselling > counsellor, counselor
therapy > therapist
writing > writer, copywriter, content writer, technical writer
acting > actor, actress
sewing > sewing machinist, seamstress, tailor
tailoring > tailor
catering > catering assistant, caterer, cook, chef, kitchen assistant
fast food > crew member, kitchen assistant, restaurant team member, cook
maid > housekeeper, cleaner, room attendant
custodian > janitor, cleaner, caretaker
janitorial > janitor, cleaner, custodian
clerical > clerk, administrative assistant, office assistant, data entry clerk, secretary
secretarial > secretary, administrative assistant, personal assistant
banking > banker, bank clerk, bank teller, relationship manager
underwriting > underwriter
surveying > surveyor
shelf stacker, shelf filler, stocker, stock replenishment, night filler
courier > delivery driver, courier driver
van driver > delivery driver
trucking > truck driver, lorry driver
dog walking > dog walker, pet sitter
pet care > pet sitter, dog walker, dog groomer, kennel assistant
elderly care > carer, care assistant, care worker, home care worker, support worker
aged care > carer, care assistant, care worker, home care worker, support worker
home care > home care worker, home carer, carer, care assistant
social care > care worker, support worker, social worker, care assistant
mortgage advisor, mortgage adviser, loan officer, mortgage consultant
claims adjuster, claims handler, loss adjuster, claims assessor
ngo > nonprofit, charity
financial planning and analysis, fpa
account executive, ae
vet assistant, animal care assistant, veterinary assistant
law > lawyer, solicitor, attorney, paralegal, legal counsel
real estate > estate agent, realtor, property consultant, letting agent
call centre > call center, contact centre, contact center, customer service representative, customer service advisor, customer support associate, telecaller
call center > call centre, contact centre, contact center, customer service representative, customer service advisor, customer support associate, telecaller
contact centre > contact center, call centre, call center, customer service representative, customer service advisor, customer support associate, telecaller
contact center > contact centre, call centre, call center, customer service representative, customer service advisor, customer support associate, telecaller
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms, true AS is_added FROM added
UNION ALL
SELECT name, is_one_way, terms, false FROM search.known_synonyms
WHERE name NOT IN (SELECT name FROM added);
CREATE UNIQUE INDEX common_synonyms_name_idx ON search.common_synonyms (name);

-- The same in the words of the index. A compound is in its parts, with "_" between them.
CREATE MATERIALIZED VIEW search.common_synonym_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, replace(split_part(pair, ':', 2), '_', ' ') AS form
  FROM regexp_split_to_table(trim($forms$
  customer:customer1 representative:representative1 executive:executive1 automation:automation1
  educator:education1 assistant:assistant1 medical:medical1 officer:officer1 technical:technical1
  catering:catering1 attendant:attendant1 administrative:administrative1 secretarial:secretarial1
  personal:personal1 manager:manager1 underwriter:underwriter1 replenishment:replenishment1
  elderly:elderly1 aged:aged1 adviser:adviser1 consultant:consultant1 adjuster:adjuster1
  animal:animal1
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(term, ' ')) WITH ORDINALITY w (word, place)
      LEFT JOIN forms USING (word)
  ) AS term
  FROM search.common_synonyms s, unnest(s.terms) WITH ORDINALITY t (term, nth)
  WHERE s.is_added
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name
UNION ALL
SELECT r.name, r.term, r.lexemes, r.alternatives
FROM search.known_synonym_readings r JOIN search.common_synonyms s USING (name)
WHERE NOT s.is_added;
CREATE INDEX common_synonym_readings_lexemes_idx ON search.common_synonym_readings ((lexemes[1]));

-- What everything reads from now on, so that further ones only replace these two views.
CREATE VIEW search.current_synonyms AS
SELECT name, is_one_way, terms FROM search.common_synonyms;
CREATE VIEW search.current_synonym_readings AS
SELECT name, term, lexemes, alternatives FROM search.common_synonym_readings;

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
      SELECT lexemes, alternatives, term FROM search.current_synonym_readings
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
