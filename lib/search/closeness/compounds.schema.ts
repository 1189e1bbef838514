// Trades that end a compound, folded as the index folds words. Ambiguous ends are left out: "tester"
// ends "Kindertester" and "protester", "Leitung" is a manager's work and a pipe.

const GERMAN = `
administrator analyst analytiker angestellte angestellter anwalt apotheker arbeiter architekt arzt
assistent assistenz ausbilder bearbeiter bediener begleiter berater beratung betreuer betreuung
buchhalter buchhaltung chef chemiker consultant controller designer direktor developer disponent
dolmetscher dozent einkaufer elektriker elektroniker engineer entwickler entwicklung erzieher fachkraft fachmann fahrer
forscher friseur fuhrer gartner gehilfe geschaftsfuhrer gestalter hausmeister helfer hilfskraft
informatiker ingenieur inspektor installateur kassierer kaufmann kellner koch konstrukteur
koordinator laborant lagerist leader lehrer lehrkraft leiter makler manager mechaniker mechatroniker
meister metzger mitarbeiter monteur operator padagoge pfleger pflegekraft physiker planer praktikant
programmierer prufer psychologe redakteur referent reiniger sachbearbeiter sanitater schlosser
schreiner schweisser servicekraft spezialist stellvertreter student techniker therapeut tierarzt
tischler trainer ubersetzer verarbeiter verkaufer vermittler vertreter verwalter vorarbeiter
wissenschaftler zahnarzt zeichner zusteller`;

const DUTCH = `
accountant adviseur advocaat analist architect bakker bediende begeleider behandelaar beheerder
bestuurder beveiliger bezorger boekhouder chauffeur consulent controleur coordinator directeur docent
elektricien helpende hovenier ingenieur inkoper leerkracht leider leraar magazijnier
makelaar medewerker onderzoeker ontwerper ontwikkelaar opzichter planner programmeur
psycholoog schilder schoonmaker secretaresse specialist stagiair technicus tekenaar timmerman
toezichthouder verkoper verpleegkundige verpleger vertegenwoordiger verzorgende voorbereider werker`;

const SWEDISH = `
arbetare arkitekt barnskoterska bitrade chauffor ekonom elektriker formedlare forskare forare
forsaljare granskare handlaggare handledare ingenjor inkopare konsult lakare larare ledare
medarbetare mekaniker montor pedagog planerare programmerare psykolog radgivare redaktor rekryterare
samordnare sekreterare sjukskoterska skotare snickare stadare saljare tandlakare tekniker terapeut
underskoterska utredare utvecklare vagledare vardare`;

const DANISH_AND_NORWEGIAN = `
arbeider arbejder behandler bogholder direktor fagarbeider forsker handvaerker hjaelper hjelpepleier
hjelper ingenior inspektor konstruktor konsulent kontrollor laege laerer leder medarbeider
medarbejder paedagog planlaegger planlegger programmor radgiver renholder saelger sagsbehandler
saksbehandler sekretaer selger sjafor sjef spesialist sygeplejerske sykepleier tandlaege tomrer
udvikler utvikler veileder vejleder vernepleier`;

/** Trades that end a compound, in the languages that write compounds in one word. */
export const TRADE_HEADS: readonly string[] = [
  ...new Set(
    [GERMAN, DUTCH, SWEDISH, DANISH_AND_NORWEGIAN].flatMap((list) => list.trim().split(/\s+/)),
  ),
];

/** Ends of words that only look like a trade: "Blitzableiter" is no manager. */
export const NO_HEADS: readonly string[] =
  `ableiter afbilleder afleder afleider avleder bandleader bearbeider bearbejder bearbetare bioengineer
  blaerer bleder cheerleader cryptanalyst entfuhrer erklaerer forleder geleider genomforare gleder
  gleiter halbleiter jamforare kindergartner klarare kleder kleider kleidere metalleder mikrocontroller
  microcontroller misleider ondertekenaar overforare pleider pleiter psychoanalyst reengineer ringleader
  salaerer samarbeider samarbejder schwarzt tabelleder unterzeichner utforare verfuhrer verwerker
  bewerker zuleiter`
    .trim()
    .split(/\s+/);

/** What a word of three letters must be to be the first part of a compound. */
export const SHORT_PARTS: ReadonlySet<string> = new Set(
  "bau bil bok bus fag fly gym hud hus les lok lyd lys mat net oog rad ton vak vei web".split(" "),
);

/** Words that begin or end what comes before the trade, and are parts of their own there. */
export const FIRST_PARTS: readonly string[] = "hardware software".split(" ");
export const LAST_PARTS: readonly string[] =
  "kranken kunden project projekt prosjekt service system verkaufs vertriebs".split(" ");

/** Other words for the same trade: of women, or of several people. */
export const OTHER_FORMS: Readonly<Record<string, string>> = {
  fachfrau: "fachmann",
  fachleute: "fachmann",
  kauffrau: "kaufmann",
  kaufleute: "kaufmann",
  krankenschwester: "kranken pfleger",
  leraren: "leraar",
  lerares: "leraar",
  medewerkster: "medewerker",
  sjukskoterskor: "sjukskoterska",
  underskoterskor: "underskoterska",
  verkoopster: "verkoper",
  verpleegster: "verpleger",
};
