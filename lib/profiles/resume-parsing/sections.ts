/** The sections of a resume that are read; everything else is `other`. */
type SectionKind = "experience" | "education" | "skills" | "contact" | "other";
export type ResumeSection = { kind: SectionKind; lines: string[] };

const QUALIFIER =
  "(?:(?:relevant|related|selected|other|additional|further|previous|recent|main|key|core|my|professional|work|working|career|industry|technical|academic|practical|teaching|research|clinical|volunteer|formal|personal|berufliche|schulische) (?:and |& )?)*";

// In English, German, French, Spanish, Portuguese, Italian and Dutch.
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "experience",
    new RegExp(
      `^(?:${QUALIFIER}(?:experiences?|employment|work|positions?|roles|appointments|internships?)(?: (?:history|record|experience|held|background|summary))?|(?:employment|work|job|career|professional) (?:history|background|record)|(?:experience|employment) (?:and|&) (?:internships|employment|experience)|berufserfahrung(?:en)?|werdegang|beruflicher werdegang|praktika|expériences?(?: professionnelles?)?|parcours professionnel|experiencia(?: laboral| profesional)?|experiências?(?: profissiona(?:l|is))?|esperienz[ae](?: (?:lavorativ|professional)[aei])?|werkervaring)$`,
      "u",
    ),
  ],
  [
    "education",
    new RegExp(
      `^(?:${QUALIFIER}(?:education|educations|qualifications?|studies|degrees)(?: (?:history|background|record))?|(?:academic|educational) (?:background|history|record|credentials)|education (?:and|&) (?:training|certifications?|qualifications|credentials|awards)|(?:ausbildung|bildung|bildungsweg|studium|schulbildung)|(?:formation|formations|études|diplômes|éducation)(?: académiques?)?|(?:educación|formación(?: académica)?|estudios)|(?:educação|formação(?: acadêmica| académica)?)|(?:istruzione|formazione|istruzione e formazione)|opleiding(?:en)?)$`,
      "u",
    ),
  ],
  [
    "skills",
    new RegExp(
      `^(?:${QUALIFIER}(?:skills?|skillset|skill set|competenc(?:ies|es|e)|proficienc(?:ies|y)|expertise|strengths|abilities|technologies|tools)(?: (?:summary|set|profile|and tools|& tools|(?:and|&) (?:technologies|expertise|competencies|abilities|qualifications|languages|interests)))?|areas? of expertise|skills (?:and|&) .{3,20}|tech(?:nology)? stack|tools (?:and|&) technologies|technologies (?:and|&) tools|programming languages|computer skills|it skills|(?:kenntnisse|fähigkeiten|edv kenntnisse|kompetenzen)|compétences(?: (?:techniques|clés|informatiques))?|(?:habilidades|aptitudes|competencias|conocimientos)|(?:habilidades|competências)|competenze|vaardigheden)$`,
      "u",
    ),
  ],
  [
    "contact",
    /^(?:personal (?:details|information|data|info)|contact(?: (?:me|details|information|info))?|persönliche (?:daten|angaben)|kontakt(?:daten)?|coordonnées|datos (?:personales|de contacto)|contacto|dados pessoais|contatti|contactgegevens)$/u,
  ],
  [
    "other",
    /^(?:(?:selected |personal |side |key |notable |academic |open.?source )?projects?|(?:selected )?publications?|(?:selected )?(?:honou?rs|awards|achievements|accomplishments)(?: (?:and|&) (?:awards|honou?rs|achievements))?|certifications?|certificates?|licen[cs]es?(?: (?:and|&) certifications?)?|languages?|sprachen|langues|idiomas|interests|hobbies|hobbies (?:and|&) interests|interessen|references?|referees|referenzen|summary|(?:professional|career|executive|personal) (?:summary|profile|statement|objective)|profile|profil|about(?: me)?|objective|career objective|volunteering|volunteer(?: work)?|patents?|(?:invited )?talks|presentations|conferences|(?:extracurricular |leadership )?activities|leadership|training|trainings|courses|coursework|memberships?|affiliations|professional (?:development|memberships|affiliations)|declaration|additional information|miscellaneous|military service|grants|scholarships|service|teaching)$/u,
  ],
];

const MOST_HEADING = 60;

function plain(line: string): string {
  const text = line.replace(/^(\p{Lu})(?: (\p{Lu}|&))+$/u, (spaced) => spaced.replaceAll(" ", ""));
  return text
    .toLowerCase()
    .replace(/^[\d.)\s]*(?=\p{L})/u, "")
    .replace(/[^\p{L}&]+/gu, " ")
    .trim();
}

function headingOf(line: string): SectionKind | null {
  if (line.length > MOST_HEADING || line.includes("\t")) return null;
  const text = plain(line);
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A heading with its content on the same line: "Skills: Python, SQL". */
function inlineHeading(line: string): ResumeSection | null {
  const [, heading = "", content = ""] = /^([^:•]{4,40}):\s*(\S.*)$/u.exec(line) ?? [];
  const kind = headingOf(heading);
  return kind === "skills" && content ? { kind, lines: [content] } : null;
}

/** Splits a resume at its headings. Anything above the first is `other`. */
export function toSections(lines: readonly string[]): ResumeSection[] {
  const sections: ResumeSection[] = [{ kind: "other", lines: [] }];
  for (const line of lines) {
    const kind = headingOf(line);
    const last = sections.at(-1);
    // In a list of skills, "Languages: ..." is a kind of skill.
    const inline = last?.kind === "skills" ? null : inlineHeading(line);
    if (kind) sections.push({ kind, lines: [] });
    else if (inline) sections.push(inline);
    else last?.lines.push(line);
  }
  return sections;
}
