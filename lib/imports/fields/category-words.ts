import type { BuiltInCategory } from "@/lib/shared/categories/codes";

type Words = readonly [category: BuiltInCategory, weight: number, pattern: RegExp];
const words = (category: BuiltInCategory, weight: number, alternatives: string): Words => [
  category,
  weight,
  new RegExp(`\\b(?:${alternatives.trim().replace(/\s*\n\s*/g, "|")})\\b`),
];

/**
 * The category that words in a folded title or category text point to, and how strongly: 3 for the
 * job itself, 2 for its field, 1 for a hint.
 */
export const CATEGORY_WORDS: readonly Words[] = [
  words(
    "it",
    3,
    `
    software|(?<!business |product |land |real estate )developers?|(?<!cnc |control |program )programmers?|devops|sysadmins?|dba|sre|webmasters?
    (?:front|back) ?end|full ?stack|web (?:design and )?development|mobile engineer
    data (?:scientists?|engineers?|architects?|warehous\\w*|science|engineering|modeler)
    database \\w+|(?:network|systems?|cloud|platform|infrastructure|solutions?) (?:administrators?|engineers?|architects?)
    computer (?:systems?|science|scientist|engineer|analyst|programmer|technician|support|network|operator|specialist|security|information|and information)
    (?:cyber|information|application|network|it) ?security|cybersecurity|help ?desk|service desk
    (?:it|ict) (?:specialist|manager|director|support|analyst|project|consultant|technician|administrator|architect)
    information technology|information systems?|machine learning|artificial intelligence|penetration tester
    quality assurance (?:tester|engineer|analyst)|qa (?:engineer|tester|analyst)|test (?:automation|engineer)
    scrum master|systems? analysts?|technical support|desktop support|technology data|product engineer`,
  ),
  words(
    "it",
    2,
    `
    it|technology|computing|blockchain|ios|android|java|python|javascript|sql|aws|azure|linux
    programming|cloud|web|digital services?|product managers?|data (?:analysts?|analytics)|security (?:engineer\\w*|analysts?|architects?|ops|operations|compliance)|business intelligence|software qa|telecommunications?`,
  ),
  words(
    "it",
    1,
    "systems?|computers?|data|digital|network|technical|product managers?|data analysts?",
  ),
  words(
    "design",
    3,
    `
    ux|ui|user experience|user interface|product designers?|graphic (?:design|designers?|artists?)|graphics? (?:designer|artist)
    illustrators?|animators?|art directors?|visual designers?|interior (?:design|designers?|decorators?)
    (?:fashion|web|set|industrial|floral|content|service|exhibit|costume|furniture|jewelry|game|motion|textile|package|packaging|logo|layout) designers?
    multimedia artists?|photographers?|video editors?|film editors?|creative directors?|designers?|decorators?|videographers?`,
  ),
  words(
    "design",
    2,
    "creative|artists?|drawing|illustration|typography|visual|merchandise displayers?|window dressers?",
  ),
  words("design", 1, "design"),
  words(
    "marketing",
    3,
    `
    marketing|marketers?|seo|sem|brand (?:manager|strategist|ambassador)|branding|advertising|public relations|pr (?:specialist|manager)
    social media|copywriters?|content (?:strategist|marketer|writer|marketing|manager)|growth (?:manager|hacker|lead)
    market research\\w*|campaigns?|communications? (?:specialist|manager|director|officer|coordinator|associate)
    sales (?:managers?|directors?|representatives?|executives?|engineers?|associates?|consultants?|agents?|development|specialists?|coordinators?|reps?|vice president)
    business development|account (?:executives?|managers?)|fund ?raisers?|fundraising|media (?:planner|buyer|relations)|publicists?|product marketing`,
  ),
  words("marketing", 2, "communications?|promotions?|sales|e ?commerce|media|brand"),
  words(
    "finance",
    3,
    `
    accountants?|accounting|accounts? (?:payable|receivable|clerk)|financial|finance|auditors?|audit|tax|taxes|treasury|treasurers?
    budget (?:analyst|director|manager|officer)|budgets?|actuar\\w+|bankers?|banking|tellers?|loans?|credit (?:analyst|manager|officer|authorizer|checker|clerk|counselor|risk)
    investments?|investors?|payroll|book ?keep\\w+|underwriters?|insurance|claims (?:adjuster|examiner|representative|analyst)
    comptrollers?|economists?|billing|stock ?brokers?|traders?|mortgage|securities|portfolio manager|fund manager|cfo|hedge fund|trading|quantitative|fintech`,
  ),
  words(
    "finance",
    2,
    "fiscal|revenue|grants?|cost|pricing|collections?|procurement|appraisers?|equity|capital markets",
  ),
  words(
    "healthcare",
    3,
    `
    nurs\\w+|rn|lpn|cna|physicians?|doctors?|medical|health ?care|clinical|clinicians?|\\w*therap\\w+|hygienists?|radiograph\\w+|pharmac\\w+|dent\\w+|surgeons?|surgical|surgery
    paramedics?|emt|care ?givers?|psychiatr\\w+|psycholog\\w+|patients?|hospitals?|\\w*radiolog\\w+|phlebotom\\w+|veterinar\\w+|midwi\\w+|optometr\\w+|opticians?
    nutrition\\w*|dieti\\w+|epidemiolog\\w+|patholog\\w+|audiolog\\w+|chiropract\\w+|orthopt\\w+|podiatr\\w+|anesthe\\w+|cardio\\w+|oncolog\\w+|neurolog\\w+|obstetric\\w+|gynecolog\\w+
    pediatric\\w*|orthodont\\w+|prosthodont\\w+|orderl\\w+|home health|personal care|hospice|sonograph\\w+|mri|x ray|acupunctur\\w+|immunolog\\w+|allergist|dermatolog\\w+|urolog\\w+
    ophthalm\\w+|hospitalist|internist|endoscop\\w+|histolog\\w+|cytolog\\w+|orthotist|prosthetist|mental health|public health|athletic trainers?|genetic counselors?|medic`,
  ),
  words(
    "healthcare",
    2,
    "health|wellness|care|rehab\\w*|laboratory technicians?|biomedical|ambulance|massage|behavioral|substance abuse",
  ),
  // The subject that someone teaches doesn't matter.
  words("education", 4, "professors?|lecturers?|teachers?|instructors?|tutors?"),
  words(
    "education",
    3,
    `
    faculty|education|educators?|curriculum|teaching|teacher aides?
    librarians?|library|paraprofessionals?|paraeducators?|school (?:principals?|counselors?|psychologists?|superintendents?|administrators?|teachers?|aides?)|dean|provost
    instructional|kindergarten|preschool|elementary school|high school|middle school|substitute|registrars?|headmasters?|archivists?|curators?|post ?doctoral|academic`,
  ),
  words(
    "education",
    2,
    "schools?|training|trainers?|learning|university|college|students?|museum|early childhood|literacy|principal investigators?",
  ),
];

/** The category of a text that is itself the name of a category or industry. */
export const CATEGORY_OF_NAME: Record<string, BuiltInCategory> = {
  it: "it",
  technology: "it",
  "computer and mathematical": "it",
  marketing: "marketing",
  sales: "marketing",
  design: "design",
  finance: "finance",
  healthcare: "healthcare",
  health: "healthcare",
  education: "education",
  other: "other",
};

/**
 * The categories of major and minor groups of the US occupation codes (SOC). The longest matching
 * prefix decides.
 */
export const CATEGORY_OF_CODE: Record<string, BuiltInCategory> = {
  "11-2": "marketing",
  "11-302": "it",
  "11-303": "finance",
  "11-903": "education",
  "11-911": "healthcare",
  "13-1161": "marketing",
  "13-1131": "marketing",
  "13-2": "finance",
  "15": "it",
  "15-2": "other",
  "15-2011": "finance",
  "15-205": "it",
  "17": "other",
  "19-3011": "finance",
  "19-303": "healthcare",
  "19-1041": "healthcare",
  "25": "education",
  "27-1": "design",
  "27-303": "marketing",
  "27-402": "design",
  "27-403": "design",
  "29": "healthcare",
  "31": "healthcare",
  "41-30": "marketing",
  "41-3021": "finance",
  "41-3031": "finance",
  "41-4": "marketing",
  "41-9031": "marketing",
  "43-3": "finance",
};
