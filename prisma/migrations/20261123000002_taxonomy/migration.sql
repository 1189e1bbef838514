-- How a search reads words: what means the same, the languages of the postings, and occupations with
-- all that people call them. Read by lib/search/synonyms, lib/search/languages, lib/search/taxonomy.

-- The synonyms that the product comes with, one group a line: who types one of the words finds the
-- others. In a line with ">" only who types the first finds those after it: what stands before has
-- several meanings, or is a short form of something that hardly anybody means by it. The words are
-- spelt as the index reads them (lib/search/text/rules.ts), "it" alone is the trade. A view, since
-- they belong to the release and not to what a site keeps: the operator's own stand in a table. A
-- release that changes them makes the view anew.
CREATE MATERIALIZED VIEW search.built_in_synonyms AS
SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
  ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
FROM regexp_split_to_table($synonyms$
senior, sr
junior, jr
manager, mgr
engineer, engr
assistant, asst
supervisor, supv
coordinator, co ordinator, coord
adviser > advisor
manufacturing, mfg
marketing, mktg
government, govt
intl > international
department, dept
laboratory, lab
fulltime, full time
parttime, part time
dev > developer
admin > administrator
exec > executive
assoc > associate
acct > account
dir > director
rep > representative
ops > operations
spec > specialist
supt > superintendent
temp > temporary
perm > permanent
prof > professor
ft > full time
pt > physical therapist, physiotherapist, part time, personal trainer
wfh > work from home, remote
fresher > entry level, fresh graduate, graduate trainee
software engineer, software developer, application developer, computer programmer, software programmer, swe, sde
web developer, web engineer, website developer, web programmer
frontend developer, frontend engineer, ui developer
backend developer, backend engineer
fullstack developer, fullstack engineer
mobile developer, mobile engineer, mobile app developer, mobile application developer, app developer
android developer, android engineer
ios developer, ios engineer
java developer, java engineer
python developer, python engineer
game developer, game programmer, video game developer
site reliability engineer, sre
machine learning engineer, ml engineer
ml > machine learning
artificial intelligence, ai
natural language processing, nlp
large language model, llm
quality assurance, qa
qa engineer, quality assurance engineer, qa tester, quality assurance tester, qa analyst, quality assurance analyst, software tester, software test engineer, sdet
quality control, qc
database administrator, database admin
dba > database administrator
system administrator, system admin, sysadmin
network administrator, network admin
information technology, it
it support, technical support, tech support, desktop support, helpdesk, help desk, service desk
cybersecurity, cyber security, information security, infosec
user interface, ui
user experience, ux
ux designer, user experience designer, ui ux designer
ui designer, user interface designer
graphic designer, graphic artist, visual designer
motion designer, motion graphics designer
bi > business intelligence
bi analyst, business intelligence analyst
bi developer, business intelligence developer
enterprise resource planning, erp
customer relationship management, crm
amazon web services, aws
google cloud platform, gcp
kubernetes, k8s
javascript, js
ts > typescript
postgresql, postgres
internet of things, iot
cad > computer aided design
plc > programmable logic controller
computer numerical control, cnc
printed circuit board, pcb
geographic information system, gis
extract transform load, etl
ecommerce, e commerce
nonprofit, non profit
ba > business analyst
pm > project manager, product manager, programme manager, program manager
po > product owner
csm > customer success manager, certified scrum master
sme > subject matter expert
program manager, programme manager
technical program manager, technical programme manager, tpm
project management office, programme management office, pmo
team lead, team leader
technical lead, tech lead, technical leader
data entry operator, data entry clerk, data entry executive, data entry specialist
search engine optimization, search engine optimisation, seo
search engine marketing, sem
pay per click, ppc
copywriter, copy writer
digital marketer, digital marketing executive, digital marketing specialist
pr > public relations
mis > management information systems
scm > supply chain management
hr > human resources
hr manager, human resources manager
hr assistant, human resources assistant
hr director, human resources director
hr specialist, human resources specialist
hr coordinator, human resources coordinator
hr executive, hr officer, hr generalist, human resources executive, human resources officer, human resources generalist
hr business partner, human resources business partner, hrbp
recruiter > recruitment consultant, recruitment executive, recruitment specialist, talent acquisition specialist, talent acquisition executive
talent acquisition specialist, talent acquisition executive, recruitment consultant, recruitment executive, recruitment specialist
ta > talent acquisition, teaching assistant
ra > research assistant, resident assistant
learning and development, lnd
research and development, rnd
food and beverage, fnb
profit and loss, pnl
health safety and environment, hse, ehs
chief executive officer, ceo
chief operating officer, coo
chief financial officer, chief finance officer, cfo
chief technology officer, chief technical officer, cto
chief information officer, cio
chief information security officer, ciso
chief marketing officer, cmo
chief human resources officer, chro
vice president, vp
senior vice president, svp
executive vice president, evp
assistant vice president, avp
md > managing director, medical doctor
gm > general manager
head of department, hod
ca > chartered accountant
certified public accountant, cpa
chartered financial analyst, cfa
certified management accountant, cost and management accountant, cma
ap > accounts payable
ar > accounts receivable
bookkeeper, book keeper, bookkeeping clerk
accounting clerk, accounting assistant
financial analyst, finance analyst
finance manager, financial manager
financial advisor, financial adviser, financial planner
bank teller, bank cashier, bank clerk
debt collector, collection agent, collection executive, collections officer
rm > relationship manager
bd > business development
business development manager, bdm
business development executive, bde
business development associate, bda
business development representative, bdr
sales development representative, sdr
key account manager, kam
asm > area sales manager
rsm > regional sales manager
sales representative, sales rep, sales executive, salesperson, sales person, salesman, saleswoman
shop assistant, sales assistant, sales associate, retail assistant, retail associate, retail sales associate, store associate, store assistant
cashier, till operator, checkout operator, checkout assistant
store manager, shop manager, retail manager
insurance agent, insurance advisor, insurance adviser, insurance consultant
procurement officer, purchasing officer, purchasing agent, procurement specialist, purchase executive
warehouse operative, warehouse worker, warehouse associate, warehouse assistant
order picker, warehouse picker, picker packer
storekeeper, store keeper, stock keeper, storeman
forklift driver, forklift operator, fork lift driver, fork lift operator, fork truck driver, flt driver
truck driver, lorry driver, hgv driver, lgv driver, cdl driver, heavy goods vehicle driver, heavy vehicle driver, trucker
delivery driver, courier driver, delivery boy, delivery person, delivery executive, delivery rider
taxi driver, cab driver
chauffeur, private driver, personal driver
crane operator, crane driver
excavator operator, digger driver
furniture mover, removal operative, removals porter
production operative, production worker, production associate, factory worker, factory operative
bartender, barkeeper, barman, barmaid, bar person, bar staff
waiter, waitress, wait staff, restaurant server, food server
kitchen porter, kitchen assistant, kitchen helper, kitchen hand, dishwasher, pot washer
cdp > chef de partie
room attendant, room cleaner, chambermaid, hotel housekeeper
cleaner, janitor, cleaning operative
bellhop, bellboy, bell attendant, hotel porter, luggage porter
parking attendant, valet attendant, valet parker
security guard, security officer, watchman
door supervisor, bouncer, doorman
receptionist, front desk executive, front desk agent, front desk officer, front desk associate, front desk clerk, front office executive
office assistant, office boy, office helper, office attendant, peon
administrative assistant, admin assistant, office administrator, admin executive, admin officer
ea > executive assistant
pa > personal assistant, physician assistant, production assistant
customer service representative, customer service agent, customer service executive, customer service advisor, customer service associate, customer care executive, customer support executive, customer support representative, call centre agent, call center agent, call centre executive, bpo executive
csr > customer service representative, corporate social responsibility
call centre, call center, contact centre, contact center
business process outsourcing, bpo
telecaller, tele caller, telemarketer, telesales executive, telesales agent
event planner, event coordinator
registered nurse, rn
licensed practical nurse, licensed vocational nurse, lpn, lvn
certified nursing assistant, certified nurse aide, cna
healthcare assistant, nursing assistant, nurse aide, hca
nurse practitioner, np
advanced practice registered nurse, aprn
certified registered nurse anesthetist, crna
physical therapist, physiotherapist, physio
ot > occupational therapist
speech language pathologist, speech therapist, speech and language therapist, slp
emergency medical technician, emt
gp > general practitioner
general practitioner, family physician, family doctor
intensive care unit, icu
neonatal intensive care unit, nicu
er > emergency room
resident medical officer, rmo
dentist, dental surgeon
pharmacy technician, pharmacy tech
laboratory technician, lab technician, lab tech
phlebotomist, phlebotomy technician
radiographer, radiologic technologist, radiology technician, x ray technician
medical coder, clinical coder
cra > clinical research associate
crc > clinical research coordinator
carer, caregiver, care giver, care assistant, care worker
home health aide, hha
personal care assistant, pca
dsp > direct support professional
licensed clinical social worker, lcsw
board certified behavior analyst, bcba
registered behavior technician, rbt
hospital orderly, ward boy, hospital porter
vet > veterinarian, veterinary surgeon
veterinarian, veterinary surgeon
dietitian, dietician, nutritionist
massage therapist, masseuse, masseur, lmt
personal trainer, fitness instructor, fitness trainer, gym instructor
nursery nurse, nursery assistant, early years practitioner, early years educator, childcare practitioner
nanny, babysitter, childminder, child minder
preschool teacher, pre school teacher, nursery teacher
teaching assistant, teacher assistant, teacher aide, classroom assistant, classroom aide
special education teacher, special needs teacher, sen teacher, sped teacher
head teacher, headteacher, headmaster, school principal
pgt > postgraduate teacher, post graduate teacher
tgt > trained graduate teacher
esl teacher, efl teacher, tefl teacher, esol teacher
postdoc, postdoctoral researcher, post doctoral researcher, postdoctoral fellow
lawyer, attorney, solicitor
paralegal, legal assistant
auto mechanic, automotive technician, car mechanic, vehicle technician, motor mechanic, automobile mechanic
hvac, heating ventilation and air conditioning
hvac technician, ac technician, air conditioning technician
cnc machinist, cnc operator
qs > quantity surveyor
joiner > carpenter
handyman, handyperson
construction worker, construction labourer, construction laborer, building labourer, site labourer
foreman, forewoman, foreperson
lineman, lineworker, power line technician
draftsman, draughtsman, drafter, draftsperson, draughtsperson
landscaper, groundskeeper, grounds keeper, groundsman
gardener > landscaper, groundskeeper, groundsman
town planner, urban planner, city planner
hairdresser, hairstylist, hair stylist
beautician, beauty therapist, esthetician, aesthetician
nail technician, manicurist
estate agent, real estate agent, realtor
flight attendant, cabin crew, air hostess
travel agent, travel consultant
mail carrier, letter carrier, postman, postal worker
firefighter, fire fighter, fireman
police officer, police constable, policeman, policewoman
refuse collector, garbage collector, waste collector, dustman, bin man
funeral director, mortician
undertaker > funeral director, mortician
butcher, meat cutter
lifeguard, life guard
sound engineer, audio engineer
proofreader, proof reader
journalist, news reporter
counselor, counsellor
pediatric, paediatric
pediatrician, paediatrician
anesthetist, anaesthetist
anesthesiologist, anaesthesiologist
orthopedic, orthopaedic
gynecologist, gynaecologist
hematology, haematology
archeologist, archaeologist
behavior, behaviour
labor, labour
center, centre
theater, theatre
defense, defence
license, licence
jewelry, jewellery
aluminum, aluminium
$synonyms$, '\n') line
WHERE line <> '';
CREATE UNIQUE INDEX built_in_synonyms_name_idx ON search.built_in_synonyms (name);

-- The same by what is looked for: a term's lexemes, all of which a query must have, and the others.
CREATE FUNCTION search.lexemes_of(term text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT tsvector_to_array(to_tsvector('search.jobs',
    regexp_replace(term, '\mit\M', 'informationtechnology', 'g')))
$$;
CREATE MATERIALIZED VIEW search.built_in_terms AS
SELECT s.name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT regexp_replace(other, '\mit\M', 'informationtechnology', 'g')
    FROM unnest(s.terms) other WHERE other <> term) AS alternatives
FROM search.built_in_synonyms s, unnest(s.terms) term
WHERE NOT s.is_one_way OR term = s.name;
CREATE INDEX built_in_terms_lexemes_idx ON search.built_in_terms ((lexemes[1]));

-- Those an admin switched off, by their first word.
CREATE TABLE search.switched_off_synonyms (
  name text PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The operator's own say the same in the same form.
ALTER TABLE search.synonyms
  ADD COLUMN lexemes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN alternatives text[] NOT NULL DEFAULT '{}';
UPDATE search.synonyms s SET lexemes = tsvector_to_array(to_tsvector('search.jobs', term)),
  alternatives = ARRAY(SELECT o.term FROM search.synonyms o
    WHERE o.group_id = s.group_id AND o.term <> s.term ORDER BY o.term);
DROP FUNCTION search.with_synonyms(tsquery);
ALTER TABLE search.synonyms DROP COLUMN target, DROP COLUMN substitute,
  ALTER lexemes DROP DEFAULT, ALTER alternatives DROP DEFAULT,
  ADD CHECK (cardinality(lexemes) > 0);
CREATE INDEX synonyms_lexemes_idx ON search.synonyms ((lexemes[1]));

-- A configuration of our own for each language that PostgreSQL has stems for. As with English, the
-- text arrives folded, and queries as well: so both meet, whoever leaves out the accents.
DO $$
DECLARE
  language text;
BEGIN
  FOREACH language IN ARRAY ARRAY['arabic', 'danish', 'dutch', 'finnish', 'french', 'german', 'greek',
    'hindi', 'hungarian', 'indonesian', 'italian', 'norwegian', 'portuguese', 'romanian', 'russian',
    'spanish', 'swedish', 'tamil', 'turkish']
  LOOP
    EXECUTE format('CREATE TEXT SEARCH CONFIGURATION search.%I (COPY = pg_catalog.%I)', language, language);
  END LOOP;
END $$;

-- The configurations that documents are written with, beside English. Rows stay when the last
-- document goes.
CREATE TABLE search.languages (
  configuration text PRIMARY KEY CHECK (configuration LIKE 'search.%')
);

-- A query that finds a document in any of the languages by the stem its own language has for a word.
CREATE FUNCTION search.with_stems(asked tsquery, base regconfig, words text[], languages regconfig[])
RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  found record;
  widened tsquery := asked;
  stems tsquery[] := '{}';
BEGIN
  FOR found IN
    SELECT quote_literal(b.lexeme)::tsquery AS target,
      string_agg(DISTINCT quote_literal(o.lexeme), ' | ')::tsquery AS others
    FROM unnest(words) word, unnest(tsvector_to_array(to_tsvector(base, word))) b (lexeme),
      unnest(languages) language, unnest(tsvector_to_array(to_tsvector(language, word))) o (lexeme)
    WHERE o.lexeme <> b.lexeme GROUP BY b.lexeme
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

-- The same for the words that only some languages leave out, such as "der": documents of those
-- languages are asked for the others alone.
CREATE FUNCTION search.in_languages(asked tsquery, given text, languages regconfig[])
RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  english CONSTANT regconfig := 'search.jobs';
  found record;
  reading tsquery;
  words text[] := ARRAY(SELECT DISTINCT word
    FROM regexp_split_to_table(translate(given, '-"', '  '), '\s+') word WHERE word NOT IN ('', 'or'));
  widened tsquery := search.with_stems(asked, english, words, languages);
BEGIN
  FOR found IN
    SELECT array_agg(language) AS alike
    FROM (
      SELECT language, ARRAY(SELECT word FROM unnest(words) word
        WHERE to_tsvector(language, word) = '' ORDER BY word) AS left_out
      FROM unnest(english || languages) language
    ) l
    GROUP BY left_out HAVING NOT english = ANY (array_agg(language))
  LOOP
    reading := websearch_to_tsquery(found.alike[1], given);
    CONTINUE WHEN numnode(reading) = 0;
    reading := search.with_stems(reading, found.alike[1], words, english || languages)
      && (SELECT string_agg(format('''*lg:%s''', replace(language::text, 'search.', '')), ' | ')::tsquery
          FROM unnest(found.alike) language);
    widened := CASE WHEN numnode(widened) = 0 THEN reading ELSE widened || reading END;
  END LOOP;
  RETURN widened;
END $$;

-- What stands for some terms, each in the words of every language. Several words are a phrase: two
-- words somewhere in a posting do not mean what they do together.
CREATE FUNCTION search.any_of(terms text[], languages regconfig[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg(format('(%s)', phrase), ' | ')::tsquery
  FROM (
    SELECT phraseto_tsquery(language, term) AS phrase
    FROM unnest(languages) WITH ORDINALITY l (language, nth), unnest(terms) WITH ORDINALITY t (term, place)
    GROUP BY phrase ORDER BY min(nth), min(place) LIMIT 12
  ) p
  WHERE numnode(phrase) > 0
$$;

-- The tsquery of what somebody typed, in the form of `websearch_to_tsquery`: it finds what means the
-- same as well, and each word in every language of the postings. What the operator says means the
-- same wherever it stands; the built-in synonyms leave alone what is quoted or excluded. Only terms
-- of the query itself are widened: what one synonym brings in is never widened by the next.
CREATE FUNCTION search.read_words(given text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
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
      SELECT lexemes, alternatives, term FROM search.built_in_terms
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

-- Occupations and what people call them, once an operator imports them (npm run taxonomy:import).
CREATE TABLE search.taxonomies (
  name text PRIMARY KEY,
  imported_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE search.occupations (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  taxonomy text NOT NULL REFERENCES search.taxonomies (name) ON DELETE CASCADE,
  code text NOT NULL,
  title text NOT NULL,
  UNIQUE (taxonomy, code)
);
CREATE TABLE search.occupation_titles (
  occupation_id int NOT NULL REFERENCES search.occupations (id) ON DELETE CASCADE,
  lexemes text[] NOT NULL CHECK (cardinality(lexemes) > 0),
  title text NOT NULL,
  -- How much of the title its occupation's other titles say too, from 0 to 1.
  typicality real NOT NULL,
  PRIMARY KEY (occupation_id, lexemes)
);
CREATE INDEX occupation_titles_lexemes_idx ON search.occupation_titles (lexemes);
CREATE INDEX occupation_titles_typical_idx ON search.occupation_titles (occupation_id, typicality DESC);
-- How much a word of titles says: more where few titles have it.
CREATE TABLE search.title_words (lexeme text PRIMARY KEY, rarity real NOT NULL);
-- How much a word says for an occupation, from 0 to 1: all, where each of its titles has it.
CREATE TABLE search.occupation_words (
  lexeme text NOT NULL,
  occupation_id int NOT NULL REFERENCES search.occupations (id) ON DELETE CASCADE,
  share real NOT NULL,
  PRIMARY KEY (lexeme, occupation_id) INCLUDE (share)
);
CREATE INDEX occupation_words_occupation_id_idx ON search.occupation_words (occupation_id);
