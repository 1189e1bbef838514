import { countryName } from "@/lib/shared/countries";
import { topOf } from "@/prisma/demo/description/lead";
import type { DemoPosting } from "@/prisma/demo/posting";
import { chance, integer, pick, seeded } from "@/prisma/demo/random";
import { executive } from "@/prisma/demo/sources";
import { capital, inWords, listed, spanInWords, spoken } from "@/prisma/demo/words";

const sentences = (text: string) => text.split(/(?<=[.!?]) (?=[A-Z0-9“])/);

/** The company in its own first words. */
function introduction({ company }: DemoPosting): string {
  const [first = "", second = ""] = sentences(company.text.split("\n\n")[0] ?? "");
  return first.length < 90 && second && !/^(It|They|A lesson|Two|Six)\b/.test(second)
    ? `${first} ${second}`
    : first;
}

function opening(posting: DemoPosting): string {
  const { area, occupation, random, level } = posting;
  const hooks = level === 3 ? executive.about : occupation.about;
  const hook = spoken(posting, posting.deal(`about ${level === 3 ? "" : occupation.slug}`, hooks));
  const company = introduction(posting);
  if (!area) return pick(random, [`${company} ${hook}`, `${hook} ${company}`]);
  return pick(random, [
    `${area.text} ${hook}`,
    `${hook} ${area.text}`,
    `${company} ${area.text} ${hook}`,
    `${company} ${area.text}`,
    `${hook} ${company}`,
  ]);
}

const REASONS = [
  "The post is new: the work has outgrown the people doing it.",
  "{name}, who did this for [three|five|eight] years, has moved on inside the company and is still here to ask.",
  "{name} retires this year and would like to hand over properly.",
  "This is one of two openings; the other may suit a friend of yours.",
  "The last person in this post, {name}, was promoted out of it.",
  "It covers {name}’s parental leave to begin with, and there is every chance of staying.",
  "We have budgeted for this since spring and will not change our minds.",
  "",
  "",
  "",
];

/** Why there is an opening; nothing for those who are not staff. */
function reason(posting: DemoPosting): string {
  const { random, country, lead, jobType, level } = posting;
  if (!["full_time", "part_time"].includes(jobType) || level === 3) return "";
  const name = pick(
    random,
    country.names.filter((other) => other !== lead.name && other !== topOf(posting)),
  );
  const text = posting.deal("reason", REASONS);
  return text && spoken(posting, text.replace("{name}", name));
}

function team(posting: DemoPosting): string {
  const { random, occupation, title, lead, company, jobType, workMode, home, level } = posting;
  const seed = seeded(`team ${company.name} ${occupation.slug} ${home.city}`);
  const size = inWords(integer(seed, 3, 11));
  const place = workMode === "remote" ? "" : ` in ${home.city}`;
  const who = `${lead.name}, who ${lead.does},`;
  if (jobType === "freelance" || jobType === "contract") {
    return pick(random, [
      `${who} would be your contact; you’d work with a team of ${size}${place}.`,
      `You’d work with ${who} and ${size} colleagues${place}.`,
    ]);
  }
  if (level === 3) {
    return pick(random, [
      `You’d report to ${who.slice(0, -1)}, and be answerable for ${size} teams.`,
      `${who} would be your sparring partner; ${size} people report to this post.`,
    ]);
  }
  const role = jobType === "internship" ? "an intern" : "one more";
  return pick(random, [
    `You’d report to ${who} and work with ${size} others${place}.`,
    `${who} would be your manager; the team is ${size} people${place}.`,
    `As ${title.split(",")[0]} you’d join a team of ${size}${place}. ${lead.name} ${lead.does}.`,
    `There are ${size} of us in this team${place}, with ${who} among them. We are looking for ${role}.`,
  ]);
}

function remoteArrangement({ random, eligibleCountries, home }: DemoPosting): string {
  const names = eligibleCountries.map((code) =>
    countryName(code).replace(/^(?=United|Netherlands|Philippines)/, "the "),
  );
  const from = listed(names, "or");
  return pick(random, [
    `The job is remote, from anywhere in ${from}. We meet in ${home.city} twice a year and pay the way.`,
    `You work from home, in ${from}; this is a fully remote job. Four hours a day overlap with ${home.city}, the rest is yours to place.`,
    `Remote work is how this team is set up: you may live in ${from}. New people spend their first week in ${home.city}, at our cost.`,
    `Fully remote within ${from}, with a desk in ${home.city} whenever you want one.`,
  ]);
}

function siteArrangement({ random, occupation, home, hours, level }: DemoPosting): string {
  if (hours < 40) return "";
  if (occupation.shifts.length > 0 && level < 3) return pick(random, occupation.shifts);
  return pick(random, [
    `The work is on site in ${home.city}, Monday to Friday.`,
    `You’d be in ${home.city} with the rest of the team, five days a week, with sensible hours.`,
    `This is a job on site in ${home.city}; a day at home now and then is no problem.`,
  ]);
}

function arrangement(posting: DemoPosting): string {
  const { random, workMode, home } = posting;
  if (workMode === "remote") return remoteArrangement(posting);
  if (workMode === "on_site") return siteArrangement(posting);
  const days = pick(random, ["One day", "Two days", "Two days", "Three days"]);
  return pick(random, [
    `${days} a week in ${home.city}, the others where you work best.`,
    `We are together in ${home.city} on Tuesdays and Thursdays; the rest of the week is up to you.`,
    `The job is hybrid: ${days.toLowerCase()} a week in the office in ${home.city}, chosen by the team.`,
    `You’d split the week between home and ${home.city}, ${days.toLowerCase()} of it with us.`,
  ]);
}

function terms(posting: DemoPosting): string {
  const { jobType, duration, hours, startMonth, pay, random } = posting;
  const span = spanInWords(duration ?? "");
  switch (jobType) {
    case "internship":
      return pick(random, [
        `The internship lasts ${span} and starts in ${startMonth}.`,
        `It runs for ${span} from ${startMonth}; the start can move by a few weeks.`,
        `${capital(span)}, beginning in ${startMonth}, with one piece of work that is yours.`,
      ]);
    case "contract":
      return `The contract is for ${span}, from ${startMonth}, ${pick(random, ["with a good chance of more", "and we say two months before its end what comes next", "with an extension if both sides like it"])}.`;
    case "freelance":
      return pick(random, [
        "The work is freelance, agreed job by job, and you are welcome to have other clients.",
        "You’d work as a freelance, in about two blocks a month, planned together.",
      ]);
    case "part_time":
      return `It is ${hours} hours a week${pay && pay.period !== "hour" ? ", and the pay shown is for those hours" : ""}; ${pick(random, ["which days is for us to settle together", "mornings, afternoons or whole days, as suits you", "the days can change with the school term"])}.`;
    case "full_time":
      return "";
  }
}

function encouragement(posting: DemoPosting): string {
  const { random, level, jobType } = posting;
  if (jobType === "internship") {
    return pick(random, [
      "You’d have a mentor, a desk and real work from the first week.",
      "About half of our interns come back, which we take as the best review there is.",
      "",
    ]);
  }
  const byLevel = [
    [
      "Nobody expects you to know it all; we expect you to ask.",
      "We would rather teach someone careful than correct someone certain.",
      "There is a plan for your first ninety days, and a person to go with it.",
    ],
    [
      "You’d have room to decide, and colleagues to ask.",
      "If you have done two thirds of this, we would like to hear from you.",
      "",
    ],
    [
      "You’d set the pace for others here, so the pace should be one that can be kept.",
      "We are looking for judgement more than for a list of tools.",
      "",
    ],
    ["You’d sit with the people who run the company and be listened to.", ""],
  ];
  return pick(random, byLevel[level] ?? [""]);
}

/** What the job is, for whom, with whom and how. */
export function aboutSection(posting: DemoPosting): string {
  const { random } = posting;
  const second = [team(posting), reason(posting)];
  const third = [arrangement(posting), terms(posting), encouragement(posting)];
  const paragraphs = chance(random, 0.55)
    ? [[opening(posting)], second, third]
    : [[opening(posting)], [...second, ...third]];
  return [
    "## About the role",
    ...paragraphs.map((paragraph) => paragraph.filter(Boolean).join(" ")).filter(Boolean),
  ].join("\n\n");
}
