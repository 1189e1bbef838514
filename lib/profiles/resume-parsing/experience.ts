import type { FoundExperience, UncertainReading } from "../resumes/schema";
import { descriptionOf, monthDoubts, monthsOf, type ResumeEntry, toEntries } from "./entries";
import { isPlace } from "./places";

const MOST_NAME = 200;

const TITLE =
  /\b(?:engineers?|engineering lead|developers?|entwickler(?:in)?|développeu(?:r|se)|desarrollador[a]?|programmers?|managers?|gerente|leiter(?:in)?|directors?|head of|leads?|chief|c[etfoipm]o|vp|vice.president|president|founder|co-founder|partner|owner|principal|interns?|internship|praktikant(?:in)?|stagiaire|werkstudent(?:in)?|trainee|apprentice|auszubildende[r]?|fellow|volunteer|assistants?|associate|administrators?|admin|analysts?|analytiker(?:in)?|scientists?|researchers?|architects?|designers?|consultants?|berater(?:in)?|advis[oe]rs?|specialists?|experts?|coordinators?|supervisors?|officers?|executive|representatives?|agents?|accountants?|auditors?|controllers?|bookkeepers?|clerks?|cashiers?|secretary|receptionists?|recruiters?|teachers?|lehrer(?:in)?|lecturers?|professors?|tutors?|instructors?|trainers?|coach|nurses?|physicians?|doctors?|surgeons?|dentists?|pharmacists?|therapists?|technicians?|technologists?|mechanics?|electricians?|plumbers?|carpenters?|welders?|operators?|drivers?|chefs?|cooks?|waiters?|waitress|servers?|baristas?|bartenders?|writers?|editors?|journalists?|reporters?|producers?|photographers?|artists?|illustrators?|strategists?|planners?|buyers?|merchandisers?|marketers?|salesperson|sales(?:man|woman)|lawyers?|attorneys?|counsel|paralegals?|inspectors?|foreman|librarians?|statisticians?|economists?|biologists?|chemists?|physicists?|testers?|sysadmin|ingenieur(?:in)?|ingénieure?|ingenier[oa]|freelancer|member of technical staff|sde|swe|scrum master|product owner|postdoc|contractor|caregiver|nanny|guard|pilot|captain|soldier|sergeant)\b/iu;
const COMPANY =
  /\b(?:inc|llc|ltd|limited|gmbh|corp|corporation|company|co|group|universit\p{L}*|college|institute?|laborator(?:y|ies)|labs?|bank|hospital|school|technologies|solutions|systems|services|studios?|partners|agency|ag|sa|bv|plc|pvt|foundation|ministry|department|association|society|restaurant|hotel|clinic|store|magazine|network|media|ventures|holdings|consulting|industries|international|freelance|self-employed)\b/iu;
const SUFFIX = /^(?:inc|llc|ltd|corp|co|gmbh|s\.?a|pvt\.? ltd|l\.?p|plc)\.?$/i;

const DIVIDER = /\s+[—–|·•]\s+|\s*\|\s*|\s+-\s+|\s{3,}/u;

type Role = Pick<FoundExperience, "title" | "company">;

function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+/)) {
    if (SUFFIX.test(part) && parts.length > 0) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** Which of two names is the title; the first, if nothing tells. */
function inOrder(first: string, second: string): Role {
  const looksTurned =
    (TITLE.test(second) && !TITLE.test(first)) ||
    (COMPANY.test(first) && !COMPANY.test(second) && !TITLE.test(first));
  return looksTurned ? { title: second, company: first } : { title: first, company: second };
}

function readOne(text: string): Role {
  const [, title, company] = /^(.+?)\s+(?:at|@|bei|chez)\s+(.+)$/iu.exec(text) ?? [];
  if (title && company && TITLE.test(title)) return { title, company };
  const [first = "", second, ...rest] = commaParts(text);
  if (second === undefined) return TITLE.test(first) ? { title: first } : { company: first };
  const last = rest.at(-1);
  if (last !== undefined && TITLE.test(last) && !TITLE.test(first)) {
    return { title: last, company: first };
  }
  return inOrder(first, second);
}

/**
 * Of more than two names, the title is the first that looks like one, and the company the first of
 * the rest.
 */
function readMany(names: readonly string[]): Role {
  const [first = "", second = ""] = names;
  const title = names.find((name) => TITLE.test(name) && !isPlace(name));
  if (names.length === 2 || !title) return inOrder(first, second);
  const rest = names.filter((name) => name !== title);
  return { title, company: rest.find((name) => COMPANY.test(name)) ?? rest[0] ?? "" };
}

function readRole({ head }: ResumeEntry): Role {
  const parts = (cells: string[]) =>
    cells.flatMap((cell) => cell.split(DIVIDER)).map((part) => part.trim());
  const isName = (part: string) => part !== "" && !isPlace(part);
  const names = head.flatMap(([first = ""]) => parts([first])).filter(isName);
  const asides = head.flatMap(([, ...cells]) => parts(cells)).filter(isName);
  const [only, ...more] = names;
  if (only === undefined) return asides[0] ? readOne(asides[0]) : {};
  if (more.length > 0) return readMany(names);
  const role = readOne(only);
  if (role.title && role.company) return role;
  const [aside] = asides;
  return aside === undefined ? role : readMany([only, aside]);
}

const short = (text: string | undefined) => text?.slice(0, MOST_NAME).trim() || undefined;

// They name no company because there is none.
const OWN_WORK = /\b(?:freelanc\p{L}*|self-employed|independent)\b/iu;

/** A further position at the same company is often listed without naming the company again. */
function withCompany(
  found: readonly UncertainReading<FoundExperience>[],
): UncertainReading<FoundExperience>[] {
  let company: string | undefined;
  return found.map(({ content, doubts }) => {
    const { title } = content;
    const above = company;
    company = content.company ?? company;
    const isNamed = content.company !== undefined || !title || OWN_WORK.test(title);
    if (isNamed || above === undefined) return { content, doubts };
    return { content: { ...content, company: above }, doubts: ["company_above", ...doubts] };
  });
}

/** The positions listed in a resume's section; only entries with a name and dates count. */
export function readExperiences(lines: readonly string[]): UncertainReading<FoundExperience>[] {
  const found = toEntries(lines)
    .filter(({ range }) => range !== null)
    .map((entry) => {
      const { title, company } = readRole(entry);
      const content = {
        title: short(title),
        // "Docklight, Pune": the rest is a place or part of one.
        company: short(company && commaParts(company)[0]),
        description: descriptionOf(entry),
        ...monthsOf(entry),
      };
      return { content, doubts: monthDoubts(entry) };
    });
  return withCompany(found).filter(({ content }) => content.title || content.company);
}

/** Whether a text names a kind of work: "Product designer for maps". */
export function isTitle(text: string): boolean {
  return TITLE.test(text);
}
