import type { JobCategory } from "@/lib/shared/categories/codes";
import type { Pay, PayPeriod } from "@/lib/shared/money";
import { slugify } from "@/lib/shared/text";
import { nothingStated } from "./posting/validation";
import type { ExperienceLevel, JobCard, JobType, WorkMode } from "./schema";

// One sample a line; an empty column is a fact its employer did not state:
// title | company | place | mode | countries | pay | type | category | years | education | duration | skills | days ago | excerpt
const JOBS = `
Senior Product Designer, Freight Booking | Northline Freight | Rotterdam, Netherlands | hybrid | | 6000-7300 EUR month | full_time | design | 5 | | | Figma, Design systems, User research, Prototyping | 2 | Own the booking flow that 4,100 freight forwarders use every morning, with two engineers and a customs specialist.
Backend Engineer, Payouts | Husvarde | Oslo, Norway | hybrid | | 820000-960000 NOK year | full_time | it | 3 | | | PostgreSQL, REST APIs, Go, Kafka | 1 | Rent moves on the first of the month, all of it, in about forty minutes. You’d own the code that moves it.
Registered Nurse, Day Surgery | Glanmore Health | Cork, Ireland | on_site | | 42000-49000 EUR year | full_time | healthcare | 2 | | | Patient assessment, Wound care, Medication administration | 0 | Four theatres, eleven colleagues and a rule that nobody goes home alone.
Electrician, Overhaul Hall | Albion Rail Works | York, United Kingdom | on_site | | 19.5-23 GBP hour | full_time | other | 3 | | | Fault finding, Electrical installation, Testing and inspection | 4 | Take in a train with forty years on it and give it back with another twenty.
Data Analyst | Saffron Retail | Pune, India | on_site | | 650000-900000 INR year | full_time | it | 1 | Any graduate | | SQL, Excel, Dashboards | 3 | 212 shops ask good questions and wait too long for answers. You’d shorten the wait.
Lifecycle Marketing Manager | Kestrel Outdoor | Denver, CO | hybrid | | 84000-102000 USD year | full_time | marketing | 4 | | | CRM, Copywriting, A/B testing | 4 | Look after everything 1.3 million members hear from us between their first boots and their next.
Financial Controller | Ledgerline Clearing | Stockholm, Sweden | hybrid | | | full_time | finance | 8 | | | Month-end close, IFRS, Consolidation | 9 | The books of a company that settles payments for forty-one banks, closed on the fourth working day.
Primary School Teacher, Year 4 | Thornwick Park School | York, United Kingdom | on_site | | 33500-41000 GBP year | full_time | education | 2 | | | Lesson planning, Literacy, Classroom management | 6 | Twenty-four children, one assistant and a garden that is used in all weathers.
Chef de Partie | Alder House Hotels | Bath, United Kingdom | on_site | | 14.5-16.5 GBP hour | full_time | other | 2 | | | Food preparation, Pastry, Allergen control | 2 | Bread from flour, stock from bones, and the kitchen closes at ten.
Frontend Engineer (React, maps) | Meridian Geodata | | remote | GB, IE | 58000-70000 GBP year | full_time | it | 3 | | | React, TypeScript, Data visualisation | 0 | Make four million shapes on a map mean something to a planner on a Monday.
Physiotherapist | Amaltas Hospitals | Pune, India | on_site | | 35000-48000 INR month | full_time | healthcare | 2 | | | Exercise therapy, Manual therapy, Gait analysis | 8 | Treat mill hands, cricketers and grandmothers; the grandmothers work hardest.
Compliance Officer | Duneglass Payments | Dubai, United Arab Emirates | on_site | | 16000-21000 AED month | full_time | finance | 4 | | | AML, KYC, Policy writing | 12 | Most alerts are innocent and one is not. You’d find it without insulting the others.
Customer Support Specialist (German) | Tidewell | | remote | PT, DE, AT | 1650-1900 EUR month | full_time | other | 1 | | | German, Customer support, Written communication | 1 | Help clinics get unstuck before the waiting room notices. No scripts and no handling-time target.
Warehouse Team Leader, Nights | Swiftgate Parcel | Prague, Czechia | on_site | | 38000-44000 CZK month | full_time | other | 3 | | | Team leadership, Stock control, Forklift licence | 5 | 240,000 parcels go through the hall between ten and four; six people would look to you.
Graphic Designer | Tamarind & Thread | Jaipur, India | hybrid | | 40000-55000 INR month | full_time | design | 3 | | | Typography, Illustrator, Print production | 15 | Three thousand carved blocks in the archive, and a label, a shop window and a website to put them on.
Machine Learning Engineer | Wrenfield | London, United Kingdom | hybrid | | 68000-86000 GBP year | full_time | it | 4 | | | Python, PyTorch, Model evaluation | 7 | Software that reads an X-ray second. Evaluation comes before the model here.
Early Years Educator | Little Otters Nurseries | Edinburgh, United Kingdom | on_site | | 13.75-15 GBP hour | part_time | education | 1 | | | Child development, Safeguarding, Outdoor play | 3 | Mud, songs, naps and questions: serious work on a small chair.
Structural Engineer, Offshore Foundations | Vestland Marine | Bergen, Norway | hybrid | | | contract | other | 6 | | | Structural design, Eurocodes, AutoCAD | 20 | Nine hundred tonnes, delivered by barge, and no coming back for corrections.
SEO Specialist | Solbacken Energy | Malmö, Sweden | hybrid | | 36000-42000 SEK month | full_time | marketing | 3 | | | SEO, Content planning, Google Search Console | 11 | Two farms in five find us through a search. You’d look after that door.
Illustrator, Children’s Science | Paper Lantern Press | | remote | GB, IE | 220- GBP day | freelance | design | 3 | | | Illustration, Colour, Storyboarding | 5 | The anglerfish needs a sequel. Style is yours, accuracy is ours.
`;

const INTERNSHIPS = `
UX Research Intern | Saffron Retail | Pune, India | hybrid | | 22000 INR month | internship | design | 0 | Undergraduate | 6 months | User research, Interviewing, Usability testing | 0 | Take notes, recruit and moderate with a senior researcher before you lead a study of your own.
Data Engineering Intern | Meridian Geodata | Bristol, United Kingdom | hybrid | | 1950 GBP month | internship | it | 0 | Final-year undergraduate | 12 weeks | SQL, Python, Data quality | 2 | Bring one new public data set into the map, with its doubts written down.
Mechanical Design Intern, Offshore Foundations | Vestland Marine | Bergen, Norway | on_site | | | internship | other | 0 | | | SolidWorks, Drawing, Materials | 3 | Draw, check and see it welded before you leave.
Content and Social Intern | Kestrel Outdoor | | remote | US | 21 USD hour | internship | marketing | 0 | Any degree | 10 weeks | Copywriting, Short video, Photography | 1 | Write for people who will check your map references.
Finance Intern | Ledgerline Clearing | Stockholm, Sweden | on_site | | 24000 SEK month | internship | finance | 0 | Undergraduate | 4 months | Excel, Reconciliation, Reporting | 4 | Learn the month-end of a company that forty-one banks depend on.
Frontend Engineering Intern | Brightwater Software | Chennai, India | hybrid | | 28000-35000 INR month | internship | it | 0 | Computer science or similar | 6 months | React, TypeScript, CSS | 1 | Your first change is live in week one; the last will be a feature with your name on it.
Laboratory Intern | Parijat Diagnostics | Hyderabad, India | on_site | | 12000-15000 INR month | internship | healthcare | 0 | BSc in a life science | 6 months | Sample handling, Microscopy, Quality control | 6 | One bench at a time, signed off step by step.
Physiotherapy Intern | Amaltas Hospitals | Mumbai, India | on_site | | 14000 INR month | internship | healthcare | 0 | Final-year physiotherapy student | 6 months | Exercise therapy, Clinical records | 5 | A list of your own by the third month, with a senior colleague who asks good questions.
Game Programming Intern | Lumenforge Games | Kraków, Poland | on_site | | 5200-6000 PLN month | internship | it | 0 | Computer science or game development | 5 months | C#, Unity, Profiling | 8 | Own one small feature, from prototype to polish.
Video Editing Intern | Tern & Tiller | Helsinki, Finland | hybrid | | 2000-2300 EUR month | internship | design | 0 | Film, media or design | 4 months | Premiere Pro, Subtitling, Storytelling | 9 | Help explain a paper machine in ninety seconds.
Cyber Security Intern | Saltmarsh Security | Tallinn, Estonia | on_site | | 1200-1500 EUR month | internship | it | 0 | Computer science or cyber security | 4 months | Linux, Network security, Python | 2 | Work the alert queue beside an analyst, then write a detection of your own.
Civil Engineering Intern | Marram Civil | Perth, Australia | on_site | | 29-33 AUD hour | internship | other | 0 | BE, final years | 12 weeks | AutoCAD, Surveying, Site supervision | 7 | A jetty, a survey boat and a drawing that has to match both.
Audit Intern | Larkspur & Vane | Chicago, IL | hybrid | | 26-30 USD hour | internship | finance | 0 | Undergraduate, any field | 10 weeks | Excel, Interviewing, Audit | 13 | Every engagement begins with a tour; the zoo is the best attended.
UI/UX Design Intern | Tidewell | Lisbon, Portugal | hybrid | | 950-1100 EUR month | internship | design | 0 | Undergraduate, any field | 6 months | Figma, Prototyping, UX design | 3 | Design one small thing for 1,900 receptions and watch it used.
Embedded Systems Intern | Deccan Volt | Pune, India | on_site | | 25000 INR month | internship | it | 0 | BE or BTech in electronics | 6 months | C, Microcontrollers, CAN bus | 4 | One driver, its test, and a scooter to try it on.
Graphic Design Intern | Tamarind & Thread | Jaipur, India | on_site | | | internship | design | 0 | Design | 3 months | Typography, Illustrator | 16 | Labels, windows and the best staircase in the city.
Marketing Intern | Alder House Hotels | London, United Kingdom | hybrid | | 13.5 GBP hour | internship | marketing | 0 | | 6 months | Copywriting, Events, Photography | 10 | Five old houses, each with a story nobody has written down.
Product Management Intern | Northline Freight | Hamburg, Germany | hybrid | | 2000-2300 EUR month | internship | other | 0 | Undergraduate, any field | 6 months | User interviews, Writing, SQL | 12 | One feature, two engineers and a quay full of people to ask.
Machine Learning Research Intern | Mirador Data | Guadalajara, Mexico | hybrid | | 9000-10000 MXN month | internship | it | 0 | Mathematics or computer science | 6 months | Python, Statistics, Machine learning | 6 | Help us be wrong by three per cent instead of four.
Recruitment Intern | Isla Support Services | Cebu City, Philippines | on_site | | 13000 PHP month | internship | other | 0 | Psychology, business or HR | 4 months | Interviewing, Scheduling | 18 | Everyone who applies gets an answer. You would write some of them.
Pharmacy Intern | Wattlebird Health | Melbourne, Australia | on_site | | 28.5 AUD hour | internship | healthcare | 0 | Final-year pharmacy student | 12 months | Dispensing, Patient counselling | 5 | A tutor, protected study time and patients from sixty countries.
QA Intern | Podul Digital | Cluj-Napoca, Romania | hybrid | | 3200-4000 RON month | internship | it | 0 | Any technical degree | 3 months | Test planning, Playwright, API testing | 2 | Find what others miss and report it without glee.
Instructional Design Intern | Chalkmark Learning | | remote | US, CA | 24 USD hour | internship | education | 0 | Education, psychology or design | 12 weeks | Storyboarding, Writing | 14 | Make twelve minutes count for someone between two shifts.
Legal Intern | Husvarde | Oslo, Norway | on_site | | 28000-32000 NOK month | internship | other | 0 | Law, fourth year | 3 months | Legal research, Contract drafting | 21 | Deposits, leases and letters people can understand.
Hospitality Intern | Alder House Hotels | Edinburgh, United Kingdom | on_site | | | internship | other | 0 | | | Guest service, Reservations | 9 | Learn a hotel floor by floor, breakfast included.
Research Intern | Eastmoor University | Newcastle upon Tyne, United Kingdom | hybrid | | 14.5 GBP hour | internship | education | 0 | Master’s student | 8 weeks | Statistics, Academic writing | 11 | One question, one supervisor and your name on the result.
SEO Intern | Cinderpath | Berlin, Germany | hybrid | | 1600-1900 EUR month | internship | marketing | 0 | Any field | 6 months | SEO, Keyword research | 7 | Own one section of the site and its numbers.
Industrial Design Intern | Marisol Home | Barcelona, Spain | on_site | | 900-1000 EUR month | internship | design | 0 | Industrial or product design | 6 months | Sketching, Prototyping, SolidWorks | 15 | Card first, plywood second, drawings last.
Software Engineering Intern | Ibirá Software | São Paulo, Brazil | hybrid | | 2000-2500 BRL month | internship | it | 0 | Computer science | 12 months | Python, TypeScript, Git | 3 | A screen that a waiter taps three hundred times a night.
HR Intern | Kampong Basket | Kuala Lumpur, Malaysia | on_site | | 1300-1500 MYR month | internship | other | 0 | Any graduate | 4 months | Onboarding, Excel | 8 | Help 2,300 people have a good first week.
`;

const FRESHER_JOBS = `
Data Analyst | Saffron Retail | Pune, India | on_site | | 650000-900000 INR year | full_time | it | 1 | Any graduate | | SQL, Excel, Dashboards | 0 | Sit with the teams who run 212 shops and answer what they ask.
Graduate Civil Engineer | Albion Rail Works | York, United Kingdom | on_site | | 29500 GBP year | full_time | other | 1 | BEng or MEng | | AutoCAD, Surveying, Drainage | 2 | 210 bridges to look after, the oldest from 1841.
Junior Accountant | Cormorant & Lee | Singapore | hybrid | | 3400-3900 SGD month | full_time | finance | 0 | | | Bookkeeping, Reconciliation, Excel | 1 | Family firms bring us their books. You’d start with the ones that balance.
Associate Software Engineer | Brightwater Software | Chennai, India | hybrid | | | full_time | it | 1 | Any graduate | | Python, TypeScript, Git | 3 | Learn the code by mending it, with someone who answers within the hour.
Trainee Pharmacist | Glanmore Health | Cork, Ireland | on_site | | 33000 EUR year | full_time | healthcare | 0 | MPharm | | Dispensing, Patient counselling | 4 | Half of the day on the wards, all of it with a tutor.
Newly Qualified Nurse | St Aldwyn’s Hospital | Birmingham, United Kingdom | on_site | | 29900-32500 GBP year | full_time | healthcare | 0 | Nursing degree | | Patient assessment, Medication administration | 5 | Weeks beside a named colleague before you carry a list of your own.
QA Trainee | Nimbari Cloud | Hyderabad, India | on_site | | 380000-480000 INR year | full_time | it | 0 | | | Test planning, API testing | 6 | Read a design, ask the question that saves a week.
Apprentice Electrician | Solbacken Energy | Malmö, Sweden | on_site | | 25500 SEK month | full_time | other | 0 | Trade certificate | | Electrical installation, Working at height | 9 | Four people, a crane and a weather app.
Teaching Assistant | Gulmohar Schools | Ahmedabad, India | on_site | | 240000- INR year | full_time | education | 0 | | | Differentiation, Teamwork | 12 | Help a child stay in the room.
Sales Development Representative | Duneglass Payments | Dubai, United Arab Emirates | on_site | | 7000-9000 AED month | full_time | other | 1 | Any graduate | | Prospecting, CRM, Negotiation | 7 | From a gold souk to a tyre shop: find out who would like to take cards.
Content Writer | Ninth Bell Tutors | | remote | IN | 300000-420000 INR year | full_time | marketing | 1 | | | Copywriting, Editing | 2 | Write for parents who have been promised too much.
Commis Chef | Riverbend Kitchens | New Orleans, LA | on_site | | 17.5-19 USD hour | full_time | other | 0 | | | Food preparation, Knife skills | 10 | Every section within the year, and taught at each.
`;

const REMOTE_JOBS = `
Frontend Engineer (React, maps) | Meridian Geodata | | remote | GB, IE | 58000-70000 GBP year | full_time | it | 3 | | | React, TypeScript, Data visualisation | 0 | Make four million shapes on a map mean something to a planner on a Monday.
Technical Writer, API Documentation | Saltmarsh Security | | remote | EE, FI, SE, DE | 48-60 EUR hour | contract | other | 3 | | | API documentation, OpenAPI, Git | 3 | Readers come to our pages annoyed. Send them away working.
Customer Success Manager | Tidewell | | remote | PT, ES, IE | 34000-42000 EUR year | full_time | other | 2 | | | Customer support, Onboarding, CRM | 1 | Stay with a clinic until its day runs better than before.
Illustrator, Children’s Science | Paper Lantern Press | | remote | GB, IE | 220- GBP day | part_time | design | 3 | | | Illustration, Colour, Storyboarding | 5 | The anglerfish needs a sequel. Style is yours, accuracy is ours.
QA Engineer | Brightwater Software | | remote | IN | | full_time | it | 1 | Any graduate | | Test planning, Playwright, Selenium | 8 | Trusted tests, fewer of them, and a release every day at eleven.
`;

const {
  questions: _questions,
  criteria: _criteria,
  timeZone: _zone,
  ...UNSTATED
} = nothingStated();
const DAY_MS = 86_400_000;
const loadedAt = Date.now();

function toPay(text: string): Pay | null {
  const [amount = "", currency = "", period] = text.split(" ");
  if (!amount) return null;
  const [min, max = min] = amount.split("-");
  const bound = (value: string | undefined) => (value ? Number(value) : null);
  return { min: bound(min), max: bound(max), currency, period: period as PayPeriod };
}

function toLevel(years: number): ExperienceLevel {
  if (years < 2) return "entry";
  return years < 5 ? "mid" : "senior";
}

function toCard(line: string, kind: string): JobCard {
  const cells = line.split("|").map((text) => text.trim());
  const cell = (index: number) => cells[index] ?? "";
  const id = `sample-${kind}-${slugify(`${cell(0)} ${cell(1)}`)}`;
  const years = Number(cell(8));
  return {
    ...UNSTATED,
    id,
    slug: id,
    title: cell(0),
    company: { slug: slugify(cell(1)), name: cell(1), isVerified: false, logoUrl: null },
    location: cell(2),
    workMode: cell(3) as WorkMode,
    eligibleCountries: cell(4) ? cell(4).split(", ") : [],
    pay: toPay(cell(5)),
    jobType: cell(6) as JobType,
    category: cell(7) as JobCategory,
    experienceYears: years,
    experienceLevel: toLevel(years),
    education: cell(9) || null,
    duration: cell(10) || null,
    skills: cell(11).split(", "),
    excerpt: cell(13),
    postedAt: new Date(loadedAt - Number(cell(12)) * DAY_MS).toISOString(),
    isExternal: false,
    isSample: true,
  };
}

function toCards(lines: string, kind: string): JobCard[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => toCard(line, kind));
}

export const SAMPLE_JOBS = toCards(JOBS, "job");
export const SAMPLE_INTERNSHIPS = toCards(INTERNSHIPS, "internship");
export const SAMPLE_FRESHER_JOBS = toCards(FRESHER_JOBS, "fresher");
export const SAMPLE_REMOTE_JOBS = toCards(REMOTE_JOBS, "remote");
