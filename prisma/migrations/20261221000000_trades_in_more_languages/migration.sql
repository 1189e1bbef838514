-- More built-in synonyms: trades in Russian, Arabic, Turkish, Polish, Czech and the Nordic languages,
-- more of those in the others, British and American names, and short names of roles ("rgn", "lsa").
-- What is anew here takes the place of a group of that name. The release before reads the two views
-- as they are.
CREATE MATERIALIZED VIEW search.trade_synonyms AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
office work > office administrator, administrative assistant, office assistant, office clerk, secretary, receptionist, data entry clerk, personal assistant, filing clerk
office job > office administrator, administrative assistant, office assistant, office clerk, secretary, receptionist, data entry clerk, personal assistant, filing clerk
desk job > office administrator, administrative assistant, office assistant, secretary, receptionist, data entry clerk, call centre agent
shop job > shop assistant, sales assistant, store assistant, cashier
factory job > production operative, factory worker, machine operator, machinist, assembler, packer
dinner lady > lunchtime supervisor, midday assistant, catering assistant, school cook
lunch lady > lunchtime supervisor, school cook, catering assistant
lollipop lady, lollipop man, crossing guard, school crossing patrol
binman > refuse collector, waste collector, garbage collector, bin man
trash collector > refuse collector, waste collector, garbage collector
elevator mechanic, elevator technician, lift engineer, lift technician
leasing agent, leasing consultant, letting agent, lettings negotiator
store clerk > shop assistant, sales assistant, store assistant, cashier
gas station > petrol station, service station, cashier
petrol station > gas station, service station, cashier
football coach, soccer coach
truckie > truck driver, lorry driver
movers > furniture mover, removal operative, removals porter
daycare > nursery nurse, nursery assistant, childcare worker, early years practitioner, preschool teacher
child care > childcare worker, nursery nurse, nursery assistant, nanny, early years practitioner
theatre nurse, scrub nurse, operating room nurse
ane > accident and emergency, emergency department
operating department practitioner, odp
rgn > registered nurse, registered general nurse
pct > patient care technician
cota > occupational therapy assistant
lsa > learning support assistant, teaching assistant
hlta > higher level teaching assistant
nqt > newly qualified teacher, early career teacher, teacher
foh > front of house, waiter, waitress
boh > back of house, chef, kitchen porter
hns > health and safety
mne > mechanical and electrical
rad tech > radiographer, radiologic technologist
pharm tech > pharmacy technician
phleb > phlebotomist
va > virtual assistant
hgv1 > hgv driver, class 1 driver, truck driver, lorry driver
hgv2 > hgv driver, class 2 driver, truck driver, lorry driver
otr driver > truck driver, over the road driver, long haul driver
groundworker > groundwork operative, construction labourer
spray painter, paint sprayer
tyre fitter, tire fitter, tyre technician, tire technician
cv writer, resume writer
cleaning lady > cleaner, housekeeper
sparks > electrician
eng > engineer
1st line > first line support, it support, service desk analyst, help desk
2nd line > second line support, it support engineer, service desk analyst
sys admin > system administrator, systems administrator, sysadmin
kitchen staff > kitchen assistant, kitchen porter, kitchen helper, chef, cook
hotel staff > housekeeper, hotel receptionist, room attendant, hotel porter
shop staff > shop assistant, sales assistant, store assistant, cashier
restaurant staff > waiter, waitress, kitchen porter, chef, restaurant team member
cdl > truck driver, lorry driver, hgv driver, cdl driver
flt > forklift driver, forklift operator, forklift truck
sicherheitsmitarbeiter > security guard
staplerfahrer > forklift driver, forklift operator
busfahrer > bus driver
pflegehelfer > care assistant, healthcare assistant
maler > painter
dachdecker > roofer
sachbearbeiter > clerk, administrative assistant
bauarbeiter > construction worker
erntehelfer > fruit picker, farm worker
putzstelle > putzkraft, reinigungskraft, cleaner
apotheker > pharmacist
hebamme > midwife
ubersetzer > translator
physiotherapeut > physiotherapist
soudeur > welder
secretaire > secretary
cariste > forklift driver, forklift operator
preparateur de commandes > order picker, warehouse operative
chauffeur livreur > delivery driver
agent de securite > security guard
technicien de surface > cleaner
receptionniste > receptionist
mecanicien > mechanic
jardinier > gardener
patissier > pastry chef
boucher > butcher
traducteur > translator
assistante maternelle > childminder, nanny
medecin > doctor, physician
pharmacien > pharmacist
vigilante de seguridad > security guard
ayudante de cocina > kitchen assistant, kitchen porter
auxiliar administrativo > administrative assistant
ingeniero > engineer
carretillero > forklift driver, forklift operator
traductor > translator
farmaceutico > pharmacist
panadera > panadero, baker
eletricista > electrician
encanador > plumber
pedreiro > bricklayer
motorista > driver, truck driver
faxineira > cleaner
auxiliar de limpeza > cleaner
engenheiro > engineer
enfermeira > enfermeiro, nurse
auxiliar de cozinha > kitchen assistant, kitchen porter
magazziniere > warehouse operative
muratore > bricklayer
saldatore > welder
insegnante > teacher
segretaria > secretary
ragioniere > accountant
badante > carer, caregiver
parrucchiere > hairdresser
meccanico > mechanic
operaio > factory worker, production operative
addetto alle pulizie > cleaner
programmatore > programmer, software developer
commessa > commesso, sales assistant
leraar > teacher
timmerman > carpenter
lasser > welder
beveiliger > security guard
verzorgende > care assistant
bakker > baker
sjukskoterska > nurse, registered nurse, staff nurse
underskoterska > healthcare assistant, care assistant, nursing assistant
larare > teacher
forskollarare > preschool teacher, nursery teacher
lastbilschauffor > truck driver, lorry driver, hgv driver
forsaljare > sales representative, sales executive
butikssaljare > sales assistant, shop assistant
stadare > cleaner
lokalvardare > cleaner
svetsare > welder
snickare > carpenter, joiner
rormokare > plumber
lagerarbetare > warehouse operative, warehouse worker
servitor > waiter
servitris > waitress
systemutvecklare > software developer, software engineer
utvecklare > developer, software developer
mekaniker > mechanic
lakare > doctor, physician
bagare > baker
redovisningsekonom > accountant
sygeplejerske > nurse, registered nurse
sykepleier > nurse, registered nurse
laerer > teacher
tomrer > carpenter
kokk > cook, chef
renholder > cleaner
rengoringsassistent > cleaner
sjafor > driver
butiksassistent > sales assistant, shop assistant
butikkmedarbeider > sales assistant, shop assistant
udvikler > developer, software developer
utvikler > developer, software developer
tjener > waiter
helsefagarbeider > healthcare assistant, care assistant
frisor > hairdresser
vekter > security guard
sairaanhoitaja > nurse, registered nurse
lahihoitaja > care assistant, healthcare assistant
siivooja > cleaner
opettaja > teacher
kuljettaja > driver
myyja > sales assistant
ohjelmistokehittaja > software developer
sahkoasentaja > electrician
tarjoilija > waiter
kokki > cook, chef
pielegniarka > nurse, registered nurse
pielegniarz > nurse, registered nurse
kierowca > driver, truck driver, delivery driver
kucharz > cook, chef
kelner > waiter
kelnerka > waitress, waiter
magazynier > warehouse operative, warehouse worker
ksiegowa > accountant, bookkeeper
ksiegowy > accountant, bookkeeper
nauczyciel > teacher
elektryk > electrician
hydraulik > plumber
murarz > bricklayer
spawacz > welder
sprzedawca > sales assistant, shop assistant
sprzataczka > cleaner
sprzatanie > cleaner
programista > software developer, programmer, software engineer
lekarz > doctor, physician
opiekunka > carer, caregiver, nanny
piekarz > baker
stolarz > carpenter, joiner
kasjer > cashier
ochroniarz > security guard
recepcjonistka > receptionist
fryzjer > hairdresser
tlumacz > translator
prawnik > lawyer
ogrodnik > gardener
pomoc kuchenna > kitchen porter, kitchen assistant
budowlaniec > construction worker
zdravotni sestra > nurse
kuchar > cook, chef
ridic > driver
skladnik > warehouse operative
ucitel > teacher
elektrikar > electrician
svarec > welder
uklizecka > cleaner
programator > programmer, software developer
ucetni > accountant
hemsire > nurse
sofor > driver
asci > cook, chef
garson > waiter
ogretmen > teacher
muhendis > engineer
muhasebeci > accountant
temizlikci > cleaner
elektrikci > electrician
kaynakci > welder
kurye > courier, delivery driver
медсестра > nurse, registered nurse
водитель > driver
повар > cook, chef
официант > waiter
официантка > waitress, waiter
продавец > sales assistant, shop assistant
бухгалтер > accountant, bookkeeper
учитель > teacher
преподаватель > teacher, lecturer
инженер > engineer
программист > programmer, software developer, software engineer
разработчик > developer, software developer, software engineer
электрик > electrician
сварщик > welder
сантехник > plumber
строитель > construction worker, builder
уборщица > cleaner
уборщик > cleaner
врач > doctor, physician
курьер > courier, delivery driver
грузчик > warehouse operative, furniture mover
охранник > security guard
кассир > cashier
менеджер > manager
переводчик > translator
юрист > lawyer
механик > mechanic
парикмахер > hairdresser
няня > nanny, babysitter
кладовщик > warehouse operative, storekeeper
дизаинер > designer
аналитик > analyst
тестировщик > software tester, qa engineer
секретарь > secretary
сиделка > carer, caregiver
програміст > programmer, software developer, software engineer
водіи > driver
кухар > cook, chef
вчитель > teacher
продавець > sales assistant
зварювальник > welder
прибиральниця > cleaner
офіціант > waiter
лікар > doctor, physician
ممرض > nurse, registered nurse
ممرضة > nurse, registered nurse
طبيب > doctor, physician
مهندس > engineer
محاسب > accountant
معلم > teacher
معلمة > teacher
مدرس > teacher
سائق > driver
طباخ > cook, chef
شيف > chef
مبرمج > programmer, software developer
مطور > developer, software developer
مترجم > translator
كهربائي > electrician
سباك > plumber
نجار > carpenter
نادل > waiter
صيدلي > pharmacist
حلاق > barber, hairdresser
سكرتيرة > secretary
حارس أمن > security guard
موظف استقبال > receptionist
مندوب مبيعات > sales representative
خدمة عملاء > customer service
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms, true AS is_added FROM added
UNION ALL
SELECT name, is_one_way, terms, false FROM search.short_synonyms
WHERE name NOT IN (SELECT name FROM added);
CREATE UNIQUE INDEX trade_synonyms_name_idx ON search.trade_synonyms (name);

-- The same in the words of the index. A compound is in its parts, with "_" between them.
CREATE MATERIALIZED VIEW search.trade_synonym_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, replace(split_part(pair, ':', 2), '_', ' ') AS form
  FROM regexp_split_to_table(trim($forms$
  administrative:administrative1 assistant:assistant1 personal:personal1 production:production1
  operative:operator1 operator:operator1 catering:catering1 crossing:crossing1
  engineer:engineer1 consultant:consultant1 removal:removal1 removals:removal1
  emergency:emergency1 department:department1 registered:registered1 occupational:occupational1
  mechanical:mechanical1 radiographer:radiographer1 construction:construction1
  labourer:labourer1 sicherheitsmitarbeiter:sicherheits_mitarbeiter security:security1
  staplerfahrer:stapler_fahrer busfahrer:bus_fahrer pflegehelfer:pflege_helfer
  bauarbeiter:bau_arbeiter erntehelfer:ernte_helfer translator:translator1
  physiotherapeut:physio_therapeut gardener:gardener1 accountant:accountant1
  programmer:programmer1 developer:developer1 nursing:nursing1 forskollarare:forskol_larare
  lastbilschauffor:lastbils_chauffor representative:representative1 executive:executive1
  butikssaljare:butiks_saljare lokalvardare:lokal_vardare lagerarbetare:lager_arbetare
  systemutvecklare:system_utvecklare redovisningsekonom:redovisnings_ekonom
  rengoringsassistent:rengorings_assistent butiksassistent:butiks_assistent
  butikkmedarbeider:butikk_medarbeider helsefagarbeider:helse_fagarbeider lecturer:lecturer1
  manager:manager1 customer:customer1
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(term, ' ')) WITH ORDINALITY w (word, place)
      LEFT JOIN forms USING (word)
  ) AS term
  FROM search.trade_synonyms s, unnest(s.terms) WITH ORDINALITY t (term, nth)
  WHERE s.is_added
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name
UNION ALL
SELECT r.name, r.term, r.lexemes, r.alternatives
FROM search.short_synonym_readings r JOIN search.trade_synonyms s USING (name)
WHERE NOT s.is_added;
CREATE INDEX trade_synonym_readings_lexemes_idx ON search.trade_synonym_readings ((lexemes[1]));

CREATE OR REPLACE VIEW search.current_synonyms AS
SELECT name, is_one_way, terms FROM search.trade_synonyms;
CREATE OR REPLACE VIEW search.current_synonym_readings AS
SELECT name, term, lexemes, alternatives FROM search.trade_synonym_readings;

-- Alerts' words were read without them.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
