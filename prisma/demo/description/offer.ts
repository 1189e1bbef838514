import type { DemoPosting } from "@/prisma/demo/posting";
import { chance, integer, pick, sample, shuffled } from "@/prisma/demo/random";
import type { OccupationFamily } from "@/prisma/demo/sources";
import { amount, capital, inWords } from "@/prisma/demo/words";

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/** About a week's pay of a skilled worker, rounded; what a year of courses may cost. */
function learningBudget({ country }: DemoPosting): number {
  const year = (country.factors["tech"] ?? 1) * 50_000;
  const magnitude = 10 ** Math.floor(Math.log10(year / 40));
  return Math.round(year / 40 / magnitude) * magnitude;
}

function contractorBenefits(posting: DemoPosting): string[] {
  return sample(
    posting.random,
    [
      "Invoices are paid within fourteen days, and there is a person to ask.",
      "A written brief before each piece of work, and two rounds of changes in the price.",
      "Access to our tools, licences and people, as if you were on the payroll.",
      "Travel and material are paid by us, without a cap in small print.",
      "A kill fee of half if we stop a job that you have begun.",
      "You may show the work and say who it was for.",
    ],
    integer(posting.random, 3, 4),
  );
}

function internBenefits(posting: DemoPosting): string[] {
  return sample(
    posting.random,
    [
      "A mentor who has an hour for you every week, in the calendar.",
      "A written reference in your last week, with examples in it.",
      "The same equipment, canteen and invitations as everyone else.",
      "Days off for examinations.",
      "A first look at junior openings before they are advertised.",
      `Travel to work paid, up to ${amount(posting, learningBudget(posting) / 10)} a month.`,
      "A closing talk in which you tell us what we should change.",
    ],
    integer(posting.random, 3, 4),
  );
}

const PERKS: Record<OccupationFamily, readonly string[]> = {
  digital: [
    "A laptop of your choosing and a chair that was chosen for you.",
    "Two days a quarter for something you think matters.",
  ],
  creative: [
    "A proper screen, colour-calibrated, and time to use it.",
    "Books, exhibitions and fonts within reason.",
  ],
  commercial: [
    "A good headset, a quiet room and breaks that are breaks.",
    "Visits to customers in working time.",
  ],
  office: [
    "Examination fees and study leave for professional courses.",
    "No meetings on Friday afternoons.",
  ],
  clinical: [
    "Study days on top of holiday, and the course fee with them.",
    "Uniforms washed by us, and parking or a pass.",
  ],
  school: [
    "Lunch with the learners, which is better than it sounds.",
    "A planning day without lessons every month.",
  ],
  trade: [
    "Work clothes, boots and tools, replaced when they wear out.",
    "Overtime paid by the quarter of an hour.",
  ],
  hospitality: ["A hot meal every shift.", "Tips shared openly, the kitchen included."],
};

function extras(posting: DemoPosting): string[] {
  const { random, workMode, occupation, jobType } = posting;
  const budget = learningBudget(posting);
  const extra = [
    ...PERKS[occupation.family],
    pick(random, [
      `${amount(posting, budget)} a year for learning, spent as you see fit.`,
      `A course or conference every year, up to ${amount(posting, budget)}.`,
      `${amount(posting, budget * 2)} every two years for training of your choice.`,
    ]),
    pick(random, [
      "Five paid days a year for learning.",
      "A day off for moving house, and one for your birthday.",
      "A three-month sabbatical after five years, half of it paid.",
    ]),
  ];
  const desk = `${amount(posting, budget / 2)} to set up your desk at home, and a new chair every fifth year.`;
  return [
    ...(workMode === "remote" ? [desk] : []),
    ...(jobType === "part_time" ? ["The same benefits as full-time staff, in proportion."] : []),
    ...sample(random, extra, workMode === "remote" || jobType === "part_time" ? 1 : 2),
  ];
}

function staffBenefits(posting: DemoPosting): string[] {
  const { random, country, jobType } = posting;
  const fitting = country.benefits.filter(
    (benefit) => jobType !== "contract" || !/contract/i.test(benefit),
  );
  const chosen = [...sample(random, fitting, integer(random, 2, 3)), ...extras(posting)];
  return chance(random, 0.5) ? chosen : shuffled(random, chosen);
}

export function benefitsSection(posting: DemoPosting): string {
  const { jobType, occupation } = posting;
  const isContractor =
    jobType === "freelance" || (jobType === "contract" && occupation.tradeClass === "tech");
  const lines = isContractor
    ? contractorBenefits(posting)
    : jobType === "internship"
      ? internBenefits(posting)
      : staffBenefits(posting);
  return `## Benefits\n\n${bullets(lines)}`;
}

type Steps = (posting: DemoPosting) => string[];

const trial = (posting: DemoPosting) => pick(posting.random, ["half a day", "a day", "one shift"]);

const EXECUTIVE_STEPS = [
  "A morning with the people you would lead. They are asked for their opinion, and you for yours.",
  "A conversation with the board about the next three years, without slides.",
];

const STEPS: Record<OccupationFamily, Steps> = {
  digital: ({ random }) => [
    pick(random, [
      "An hour on a small piece of real work, together, at your own machine. No homework.",
      "You show us something you made and we ask about it. An hour, no slides.",
      "A task of at most two hours, paid, followed by a talk about it.",
      "A design conversation at a whiteboard with two future colleagues. There is no right answer.",
    ]),
    pick(random, [
      "You meet the rest of the team and ask us anything.",
      "Lunch or a call with the team, without a manager.",
    ]),
  ],
  creative: ({ random }) => [
    pick(random, [
      "You show one project, from the first sketch to what you would change. An hour.",
      "A walk through your portfolio, mostly the parts that were hard.",
    ]),
    pick(random, [
      "A paid day with us on something real.",
      "An afternoon with the team, on a brief that is already finished.",
    ]),
  ],
  commercial: ({ random }) => [
    pick(random, [
      "You answer three real messages in writing; forty minutes, no tricks.",
      "A conversation with a customer’s problem in the middle of it.",
    ]),
    "You listen in on calls for an hour, and we listen to what you noticed.",
  ],
  office: ({ random }) => [
    pick(random, [
      "An hour on an example with an error in it. Finding it is not required; talking about it is.",
      "You meet two colleagues you would work with every week.",
    ]),
    pick(random, [
      "A talk with the head of the department about what you want next.",
      "A second conversation, for your questions.",
    ]),
  ],
  clinical: ({ random }) => [
    pick(random, [
      "You visit the ward or clinic and talk with the people on duty.",
      "A conversation about two cases, one of yours and one of ours.",
    ]),
    "We check registration and references, and help with the papers.",
  ],
  school: ({ random }) => [
    pick(random, [
      "You teach or lead a group for half an hour; the learners give their verdict.",
      "You spend a morning with us and join in.",
    ]),
    "We take up references and see to the background checks.",
  ],
  trade: (posting) => [
    `You come by for ${trial(posting)}, paid, and work beside the crew.`,
    pick(posting.random, [
      "A short talk about safety, from both sides.",
      "You meet the foreman and see the site.",
    ]),
  ],
  hospitality: (posting) => [
    `A trial of ${trial(posting)}, paid, with a meal.`,
    pick(posting.random, [
      "We show you the rota for the next month, so you know what you say yes to.",
      "You meet the people you would close with.",
    ]),
  ],
};

function firstStep({ random, lead }: DemoPosting): string {
  const minutes = pick(random, [20, 30, 30, 40]);
  return pick(random, [
    `A call with ${lead.name}, who ${lead.does}. ${minutes} minutes, this week or next.`,
    `${lead.name} reads every application and answers within ${inWords(integer(random, 3, 7))} working days.`,
    `A first conversation of ${minutes} minutes with ${lead.name}, by phone or video.`,
  ]);
}

function lastStep({ random }: DemoPosting): string {
  return pick(random, [
    `Offer, within ${inWords(integer(random, 2, 5))} working days.`,
    "Our decision, with reasons, either way.",
    "An offer in writing, with a week to think about it.",
    "If we agree, a contract within the week; if not, honest feedback.",
    `${capital(inWords(integer(random, 2, 5)))} days later you hear from us, by telephone.`,
    "We ring two people who have worked with you, then make an offer.",
    `We decide within ${pick(random, ["a week", "three days", "five days"])} and tell you why.`,
  ]);
}

export function processSection(posting: DemoPosting): string {
  const { random, occupation, jobType, level } = posting;
  const middle = level === 3 ? EXECUTIVE_STEPS : STEPS[occupation.family](posting);
  const isShort =
    jobType === "internship" || jobType === "freelance" || (level < 3 && chance(random, 0.3));
  const steps = [firstStep(posting), ...(isShort ? middle.slice(0, 1) : middle), lastStep(posting)];
  return `## Hiring process\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`;
}
