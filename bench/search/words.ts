// What generated postings are made of. The words of advertisements that come first are the frequent
// ones; the rest of the vocabulary is made of syllables, with English endings for the stemmer.

const list = (text: string): string[] => text.trim().split(/\s+/);
const names = (text: string): string[] =>
  text.split(",").map((name) => name.replace(/\s+/g, " ").trim());

export const STOP_WORDS =
  list(`the and to of a in with for is are be you will our we your on as or an
  this that by at from it have who can their all`);

export const FREQUENT_WORDS =
  list(`experience team work skills business development working management
  years support ability strong company knowledge role customer join position opportunity environment
  required project services including looking help people data requirements design new technical
  systems quality responsibilities within communication provide ensure time solutions develop across
  using build client product process software benefits training degree understanding world global
  manage clients technology day success service preferred based part career lead best performance
  office plan growth tools learning related qualifications industry excellent information culture
  health full analysis planning problem solving organization great program operations maintain create
  high research deliver marketing employees effective key teams engineering order sales level written
  minimum projects applications digital staff equal relevant market internal web professional
  financial safety insurance bachelor standards leadership needs field media platform testing
  implementation document report review salary candidate apply flexible remote hybrid employment
  status policy application interview collaborate stakeholder detail oriented fast paced
  independently motivated creative innovative drive impact mission values diversity inclusion
  competitive package paid vacation medical dental vision retirement bonus equity stock location
  travel schedule shift weekend hours weekly monthly annual budget cost strategy roadmap agile scrum
  sprint backlog architecture scalable reliable secure code deploy production monitor incident
  documentation verbal english language native fluent certification license certified diploma
  university school student teacher patient care clinical hospital treatment nurse physician
  medication compliance regulatory audit accounting tax invoice payroll reporting forecast excel
  spreadsheet modeling campaign content brand social email seo advertising copywriting audience
  engagement analytics conversion funnel prototype wireframe user interface usability visual
  typography illustration engineer developer manager analyst designer consultant specialist
  coordinator assistant director administrator architect scientist representative associate`);

export const STARTS =
  list(`ba be bi bo bra bre cal can car cer cla clo com con cor cra cre cur da de
  del dis dor dra du ef el em en er es ex fa fer fi flo for fra ga gen gle gra gri ha hel hi hor im in
  inter jo ka ker la le lin lo lu ma mar me mi mo mul na ne nor ob or pa per pla po pre pro qua ra re ri
  ro sa sal ser si so sta ster su ta te ter tra tri tu un va ver vi vo wa we wi`);
export const SYLLABLES =
  list(`al an ar at ble cal cate ce cent da den der dic dle fer fic fy gen gle ic
  id il in ist la lar lat le lent lic lin lo ma men mer min na nal net ni nic no nu per pli pon por ra
  rat ren ri rin ro sat sen ser sin sis so sta tal tan tar ten ter ti tic tin tive to tor tra tri ture
  um va val ven ver vi vis`);
export const ENDINGS = [
  "",
  "",
  "",
  "",
  ...list("s ed ing er tion ment ly al ity able ive ness ist ism"),
];

export const PREFIXES = [
  "",
  "",
  "",
  "",
  "",
  ...names("Senior,Senior,Junior,Lead,Principal,Staff,Head"),
];
export const SUFFIXES = [" (Remote)", " - Night Shift", " II", " III", " - Contract", " / Hybrid"];

export const COMPANY_SUFFIXES =
  list(`Inc Ltd Technologies Solutions Group Labs Systems Partners Health
  Consulting Media Bank Logistics Foods University Hospital Energy Studios Networks Services`);

/** What a trade's postings say, and how often it is the trade. */
export type Trade = {
  category: "it" | "marketing" | "design" | "finance" | "healthcare" | "education" | "other";
  share: number;
  /** Thousands a year in the middle of a career. */
  pay: number;
  /** The share that is done from anywhere. */
  remote: number;
  roles: string[];
  modifiers: string[];
  skills: string[];
  topics: string[];
};

export const TRADES: readonly Trade[] = [
  {
    category: "it",
    share: 0.38,
    pay: 105,
    remote: 0.28,
    roles:
      names(`Software Engineer,Software Developer,Data Scientist,Data Engineer,Data Analyst,DevOps
Engineer,Systems Administrator,Network Engineer,QA Engineer,Security Engineer,Machine Learning
Engineer,Product Manager,Project Manager,Site Reliability Engineer,Database Administrator,Solutions
Architect,Support Engineer,Business Analyst,Mobile Developer,Web Developer,Frontend
Developer,Backend Developer,Full Stack Developer,Scrum Master,IT Manager`),
    modifiers:
      names(`React,Java,Python,Node.js,AWS,Cloud,Golang,.NET,PHP,iOS,Android,Kubernetes,Angular,
Vue.js,Salesforce,SAP,Platform,Infrastructure,Embedded,Ruby,Rust,C++,Big Data,Azure,Payments,
Blockchain,Firmware,API,Growth,Automation`),
    skills:
      names(`JavaScript,Python,Java,SQL,AWS,React,Docker,Git,Linux,Node.js,TypeScript,Kubernetes,
Azure,HTML,CSS,PostgreSQL,MongoDB,Go,C++,C#,.NET,PHP,Ruby,Spring,Angular,Vue.js,Terraform,Jenkins,
Redis,Kafka,GraphQL,REST API,Machine Learning,TensorFlow,PyTorch,Spark,Hadoop,Scala,Swift,Kotlin,
Android,iOS,MySQL,Oracle,Salesforce,SAP,Jira,Agile,Scrum,Networking,Cybersecurity,Django,Flask,
Laravel,Rust,Elixir,Airflow,Snowflake,Tableau,Power BI`),
    topics: list("engineer developer code software api cloud deploy architecture testing scalable"),
  },
  {
    category: "marketing",
    share: 0.12,
    pay: 72,
    remote: 0.1,
    roles:
      names(`Marketing Manager,Marketing Specialist,SEO Specialist,Content Writer,Content Strategist,
Brand Manager,Social Media Manager,Growth Manager,Copywriter,Digital Marketing Executive,
Communications Officer,Public Relations Manager,Email Marketing Specialist,Marketing Analyst`),
    modifiers: names(
      "B2B,Performance,Product,Field,Retail,Influencer,Lifecycle,Events,Trade,Regional",
    ),
    skills:
      names(`SEO,Google Analytics,Content Marketing,Social Media,Copywriting,Email Marketing,Google
Ads,Facebook Ads,CRM,HubSpot,WordPress,Branding,Market Research,PPC,Photoshop,Canva,Mailchimp,Public
Relations,Event Planning,Storytelling`),
    topics: list("campaign brand content audience seo media"),
  },
  {
    category: "design",
    share: 0.08,
    pay: 78,
    remote: 0.1,
    roles: names(`Graphic Designer,UX Designer,UI Designer,Product Designer,Interior Designer,Motion
Designer,Visual Designer,Art Director,Creative Director,Illustrator,Design Lead,UX Researcher`),
    modifiers: names("Brand,Web,Game,Packaging,Mobile,Fashion,3D,Industrial"),
    skills:
      names(`Figma,Adobe Photoshop,Illustrator,Sketch,InDesign,Adobe XD,Prototyping,Wireframing,
Typography,User Research,After Effects,Branding,HTML,CSS,Blender,Motion Graphics,AutoCAD,SketchUp,
Usability Testing,Design Systems`),
    topics: list("design user prototype visual interface"),
  },
  {
    category: "finance",
    share: 0.12,
    pay: 85,
    remote: 0.1,
    roles:
      names(`Accountant,Financial Analyst,Tax Associate,Auditor,Controller,Investment Analyst,Risk
Analyst,Bookkeeper,Payroll Specialist,Credit Analyst,Finance Manager,Treasury Analyst,Loan
Officer,Actuary`),
    modifiers: names("Corporate,Senior Tax,Cost,Fund,Equity,Commercial,Regulatory,Insurance"),
    skills:
      names(`Excel,Accounting,QuickBooks,Financial Modeling,GAAP,IFRS,Auditing,Tax Preparation,
Budgeting,Forecasting,SAP,SQL,Power BI,Risk Management,Payroll,Bloomberg,Valuation,Compliance,
Reconciliation,CPA`),
    topics: list("accounting audit tax financial budget"),
  },
  {
    category: "healthcare",
    share: 0.14,
    pay: 80,
    remote: 0.1,
    roles:
      names(`Registered Nurse,Nurse Practitioner,Physician,Physical Therapist,Medical Assistant,
Pharmacist,Dental Hygienist,Caregiver,Radiology Technician,Lab Technician,Occupational
Therapist,Clinical Research Associate,Paramedic,Nursing Assistant,Surgeon`),
    modifiers: names(
      "ICU,Emergency,Pediatric,Oncology,Surgical,Home Health,Travel,Night Shift,Cardiac,Outpatient",
    ),
    skills: names(`Patient Care,CPR,BLS,ACLS,EMR,Phlebotomy,Medication Administration,Vital
Signs,HIPAA,Triage,Nursing,Pediatrics,ICU,Wound Care,Radiology,Pharmacy,Physical Therapy,Medical
Billing,ICD-10,Epic`),
    topics: list("patient nurse clinical care hospital"),
  },
  {
    category: "education",
    share: 0.06,
    pay: 55,
    remote: 0.1,
    roles: names(`Teacher,Math Teacher,English Teacher,Science Teacher,Special Education
Teacher,Professor,Tutor,School Counselor,Instructional Designer,Teaching Assistant,Principal,
Librarian`),
    modifiers: names("Primary School,High School,Online,Bilingual,Kindergarten,College,ESL,Music"),
    skills:
      names(`Teaching,Curriculum Development,Classroom Management,Lesson Planning,Tutoring,ESL,
Special Education,Mathematics,Assessment,Google Classroom,Early Childhood,Coaching,Public Speaking,
Moodle,STEM`),
    topics: list("student teacher school learning classroom"),
  },
  {
    category: "other",
    share: 0.1,
    pay: 48,
    remote: 0.1,
    roles: names(`Warehouse Associate,Truck Driver,Delivery Driver,Customer Service
Representative,Sales Representative,Retail Associate,Store Manager,Electrician,Plumber,Mechanic,
Security Guard,Receptionist,Administrative Assistant,Human Resources Manager,Recruiter,Legal
Counsel,Paralegal,Chef,Line Cook,Barista,Operations Manager,Account Executive`),
    modifiers: names(
      "Night Shift,Part Time,Regional,Senior,Bilingual,Field,Commercial,Overnight,Weekend",
    ),
    skills: names(`Customer Service,Sales,Driving,Forklift,Inventory,Cash Handling,Microsoft
Office,Scheduling,Negotiation,Cooking,Food Safety,Electrical,Plumbing,Welding,HVAC,Recruiting,Legal
Research,Data Entry,Logistics,Cleaning,Retail,Maintenance,Spanish,Time Management,Leadership`),
    topics: list("customer shift warehouse sales delivery store"),
  },
];
