-- More built-in synonyms: trades in other languages, fields of work whose jobs are called otherwise
-- ("retail", sales assistants), and how titles spell lorry drivers. What is anew here takes the place
-- of a group of that name. The release before reads search.synonym_sets and
-- search.synonym_set_readings.
CREATE MATERIALIZED VIEW search.known_synonyms AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
truck driver, lorry driver, hgv driver, lgv driver, cdl driver, heavy goods vehicle driver, heavy vehicle driver, trucker, class 1 driver, class 2 driver
carer, caregiver, care giver, care assistant, care worker, home health aide, home care aide
hha > home health aide
coder > developer, programmer, software developer, software engineer
management > manager
retail > retail assistant, sales assistant, shop assistant, sales associate, store assistant, store manager, cashier
shop work > shop assistant, sales assistant, store assistant, cashier
hospitality > waiter, waitress, bartender, barista, chef, kitchen porter, housekeeper, hotel receptionist
construction > construction worker, labourer, crane operator, bricklayer, carpenter, scaffolder, roofer, quantity surveyor, site manager
factory work > production operative, factory worker, machine operator, machinist, assembler, packer
office work > office administrator, administrative assistant, office assistant, secretary, data entry clerk
elektriker > electrician
elektroniker > electrician, electronics technician
electricista > electrician
electricien > electrician
elettricista > electrician
fahrer > driver
chofer > driver
autista > driver
chauffeur poids lourd > truck driver, hgv driver
camionero > truck driver
camionista > truck driver
vrachtwagenchauffeur > truck driver
kurierfahrer > delivery driver, courier
repartidor > delivery driver, courier
livreur > delivery driver, courier
lagerhelfer > lagerist, lagermitarbeiter, lagerarbeiter, warehouse operative
magasinier > warehouse operative, storekeeper
mozo de almacen > warehouse operative
arzthelfer > medizinische fachangestellte, medical assistant
medizinische fachangestellte > arzthelfer, medical assistant
zahnarzt > dentist
arzt > doctor, physician
lehrer > teacher
erzieher > nursery teacher, childcare worker
kuchenhilfe > kitchen assistant, kitchen porter
kassierer > cashier
sekretar > secretary
rezeptionist > receptionist
hausmeister > caretaker, janitor
gartner > gardener
klempner > plumber
tischler > schreiner, carpenter, joiner
schreiner > tischler, carpenter, joiner
schweisser > welder
maurer > bricklayer
mechaniker > mechanic
ingenieur > engineer
putzkraft > reinigungskraft, cleaner
friseur > hairdresser
metzger > butcher
rechtsanwalt > lawyer, attorney
steuerberater > tax adviser, tax advisor
infirmiere > infirmier, nurse
cuisiniere > cuisinier, cook, chef
serveuse > serveur, waitress, waiter
vendeuse > vendeur, sales assistant
aide soignant > healthcare assistant, nursing assistant
caissier > cashier
coiffeur > hairdresser
plombier > plumber
menuisier > carpenter, joiner
femme de menage > cleaner, housekeeper
agent d entretien > cleaner
professeur > teacher
developpeur > developer, software developer
avocat > lawyer, attorney
contador > contable, accountant
contadora > contable, contador, accountant
limpieza > limpiador, cleaner
programador > desarrollador, developer, software developer, programmer
desarrollador > programador, developer, software developer, programmer
dependiente > vendedor, sales assistant
vendedor > dependiente, sales assistant
profesor > maestro, teacher
maestro > profesor, teacher
abogado > lawyer, attorney
carpintero > carpenter
fontanero > plumber
plomero > plumber
albanil > bricklayer, construction worker
soldador > welder
mecanico > mechanic
jardinero > gardener
peluquero > hairdresser
ninera > nanny
cuidador > carer, caregiver
recepcionista > receptionist
cajero > cashier
enfermeiro > nurse
cozinheiro > cook, chef
garcom > waiter
desenvolvedor > developer, software developer
infermiere > nurse
infermiera > infermiere, nurse
cuoco > cook, chef
cameriere > waiter
cameriera > cameriere, waitress, waiter
commesso > sales assistant
sviluppatore > developer, software developer
idraulico > plumber
verpleegkundige > nurse
kok > cook, chef
schoonmaker > cleaner
boekhouder > bookkeeper, accountant
程序员 > 软件工程师, 开发工程师, software engineer, software developer
プログラマー > ソフトウェアエンジニア, エンジニア, software engineer, programmer
会计 > 会計, accountant
会計 > 会计, 経理, accountant
會計 > 会计, accountant
护士 > nurse
護士 > 护士, nurse
看護師 > nurse
看護婦 > 看護師, nurse
教师 > teacher
老师 > 教师, teacher
教師 > teacher
厨师 > chef, cook
シェフ > chef
調理師 > chef, cook
司机 > driver
ドライバー > driver
運転手 > ドライバー, driver
医生 > doctor, physician
医師 > doctor, physician
服务员 > waiter
清洁工 > cleaner
清掃 > cleaner
翻译 > translator
翻訳 > translator
软件工程师 > software engineer, software developer
간호사 > nurse
개발자 > developer, software developer
요리사 > cook, chef
교사 > teacher
회계사 > accountant
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms, true AS is_added FROM added
UNION ALL
SELECT name, is_one_way, terms, false FROM search.synonym_sets
WHERE name NOT IN (SELECT name FROM added)
  -- Its terms are those of carers now.
  AND name <> 'home health aide';
CREATE UNIQUE INDEX known_synonyms_name_idx ON search.known_synonyms (name);

-- The same in the words of the index. A compound is in its parts, and what is written without spaces
-- in pairs, with "_" between them.
CREATE MATERIALIZED VIEW search.known_synonym_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, replace(split_part(pair, ':', 2), '_', ' ') AS form
  FROM regexp_split_to_table(trim($forms$
  assistant:assistant1 developer:developer1 programmer:programmer1 engineer:engineer1
  manager:manager1 hospitality:hospitality1 construction:construction1 labourer:labourer1
  operator:operator1 scaffolder:scaffolder1 production:production1 operative:operator1
  electronics:electronic1 vrachtwagenchauffeur:vrachtwagen_chauffeur kurierfahrer:kurier_fahrer
  lagerhelfer:lager_helfer lagermitarbeiter:lager_mitarbeiter lagerarbeiter:lager_arbeiter
  arzthelfer:arzt_helfer fachangestellte:fach_angestellte medical:medical1 gardener:gardener1
  rechtsanwalt:rechts_anwalt steuerberater:steuer_berater adviser:adviser1 nursing:nursing1
  accountant:accountant1 程序员:程序_序员 软件工程师:软件_件工_工程_程师 开发工程师:开发_发工_工程_程师 プログラマー:プロ_ログ_グラ_ラマ_マー
  ソフトウェアエンジニア:ソフ_フト_トウ_ウェ_ェア_アエ_エン_ンジ_ジニ_ニア エンジニア:エン_ンジ_ジニ_ニア 看護師:看護_護師 看護婦:看護_護婦 シェフ:シェ_ェフ
  調理師:調理_理師 ドライバー:ドラ_ライ_イバ_バー 運転手:運転_転手 服务员:服务_务员 清洁工:清洁_洁工 translator:translator1 간호사:간호_호사
  개발자:개발_발자 요리사:요리_리사 회계사:회계_계사
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(term, ' ')) WITH ORDINALITY w (word, place)
      LEFT JOIN forms USING (word)
  ) AS term
  FROM search.known_synonyms s, unnest(s.terms) WITH ORDINALITY t (term, nth)
  WHERE s.is_added
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name
UNION ALL
SELECT r.name, r.term, r.lexemes, r.alternatives
FROM search.synonym_set_readings r JOIN search.known_synonyms s USING (name)
WHERE NOT s.is_added;
CREATE INDEX known_synonym_readings_lexemes_idx ON search.known_synonym_readings ((lexemes[1]));

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
      SELECT lexemes, alternatives, term FROM search.known_synonym_readings
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
