import type { DateFormat } from "@/lib/shared/formats/date-formats";
import { STATED_NAMES } from "./fields/stated";
import type { TextFormat } from "./mapping.schema";

/**
 * The meaning of a field with a well-known name. Of several for one property, the lowest rank wins.
 */
export type BuiltInField = {
  property: string;
  rank: number;
  format?: TextFormat;
  date?: DateFormat;
};

// Names in feeds and data sets, without case and separators, best first. Only names with one
// meaning everywhere: no "type", "level", "status", "opens" or "closes".
const NAMES: Record<string, string> = {
  identifier:
    "identifier id jobid reference referenceid referencenumber referencecode jobreference refnumber ref requisitionid requisitionnumber reqid externalid guid uuid",
  title: "title jobtitle positiontitle jobname position",
  "hiringOrganization.name":
    "company companyname employer employername organisation organization organisationname organizationname hiringorganization org employerfictional",
  "hiringOrganization.sameAs": "companywebsite employerwebsite companyurl website",
  jobLocation: "location locations joblocation place",
  "jobLocation.address.addressLocality": "city town",
  "jobLocation.address.addressRegion": "state region province",
  "jobLocation.address.addressCountry": "country countrycode",
  "jobLocation.address.streetAddress": "streetaddress street",
  "jobLocation.address.postalCode": "postalcode postcode zipcode zip",
  "jobLocation.geo.latitude": "latitude lat",
  "jobLocation.geo.longitude": "longitude lng lon long",
  jobLocationType: "joblocationtype workplacetype workplace workmode remotetype isremote remote",
  baseSalary: "salary basesalary compensation pay salaryrange payrange wage stipend",
  "baseSalary.value.minValue": "salarymin minsalary salaryfrom minimumsalary paymin minpay",
  "baseSalary.value.maxValue": "salarymax maxsalary salaryto maximumsalary paymax maxpay",
  "baseSalary.value.unitText":
    "salaryperiod payperiod salaryunit salaryfrequency payfrequency period",
  "baseSalary.currency": "salarycurrency paycurrency currency",
  employmentType: "employmenttype jobtype contracttype",
  datePosted:
    "dateposted posteddate postedat postedon publishedat publicationdate datepublished sourcepostedat pubdate date",
  validThrough:
    "validthrough applicationdeadline deadline closingdate expirationdate expiresat expireson",
  description: "description jobdescription descriptiontext body",
  experienceRequirements:
    "experiencerequirements experienceyears yearsofexperience minexperience experience",
  experienceLevel: "experiencelevel senioritylevel seniority",
  occupationalCategory: "occupationalcategory onetsoc soccode category categories jobcategory",
  industry: "industry sector",
  ...STATED_NAMES,
  url: "applyurl applicationurl applylink joburl url link",
  endedOn: "endedon",
  opensOn: "openson",
  oldUrl: "oldurl oldaddress oldlink formerurl",
};

// Names that also define the format of the value.
const WRITTEN: Record<string, BuiltInField> = {
  descriptionhtml: { property: "description", rank: -3, format: "html" },
  descriptionmd: { property: "description", rank: -2, format: "markdown" },
  descriptionmarkdown: { property: "description", rank: -1, format: "markdown" },
  // Jobrapido's feed format defines its dates this way.
  publishdate: { property: "datePosted", rank: 90, date: "dd/mm/yyyy" },
  expirydate: { property: "validThrough", rank: 90, date: "dd/mm/yyyy" },
};

/** The fields we know by name, keyed by the name without case and separators. */
export const BUILT_IN: ReadonlyMap<string, BuiltInField> = new Map([
  ...Object.entries(NAMES).flatMap(([property, names]) =>
    names.split(" ").map((name, rank): [string, BuiltInField] => [name, { property, rank }]),
  ),
  ...Object.entries(WRITTEN),
]);
