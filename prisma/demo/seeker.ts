/** What the demo's seeker says of herself, and keeps; her account is in accounts.ts. */
export const DEMO_SEEKER = {
  headline: "Full-Stack Developer",
  bio: "I build web applications from the table to the button, and like it best when somebody writes that the new screen saves them an hour a day.",
  location: "Pune, India",
  skills: [
    "TypeScript",
    "Python",
    "PostgreSQL",
    "Django",
    "React",
    "Docker",
    "Git",
    "REST APIs",
    "Node.js",
  ],
  /** In her resume, and not yet in her profile. */
  newSkills: ["Redis", "GraphQL"],
  experiences: [
    {
      title: "Full-Stack Developer",
      company: "Monsoon Ledger",
      description:
        "Bookkeeping for small shops. Moved the reports from nightly files to pages that answer at once.",
      startMonth: "2023-06",
      endMonth: null,
    },
    {
      title: "Associate Software Engineer",
      company: "Sahyadri Freight Software",
      description: "Tracking pages and the API behind them, in Python and TypeScript.",
      startMonth: "2021-07",
      endMonth: "2023-05",
    },
  ],
  education: {
    degree: "B.E.",
    institution: "Pune Institute of Engineering",
    fieldOfStudy: "Computer Engineering",
    startMonth: "2017-07",
    endMonth: "2021-06",
  },
  /** By the postings' references, the latest first. */
  saved: [
    {
      reference: "demo-0953",
      note: "Asks for a year more than I have, but the rest fits. Ask Ravi how the team works.",
    },
    { reference: "demo-1612", note: null },
    { reference: "demo-0844", note: null },
  ],
  /** What became of her applications. `order`: how early she applied, from 0 to 1. */
  applications: [
    {
      reference: "demo-1421",
      progress: "interview",
      order: 0.12,
      reason:
        "I've kept books and freight moving; a clinic's diary is the same care at a faster pace.",
      isOwn: true,
    },
    {
      reference: "demo-0329",
      progress: "in_review",
      order: 0.5,
      reason: "I'd like to build for people who have no time to wait for a page.",
      isOwn: false,
    },
    {
      reference: "demo-1981",
      progress: "submitted",
      order: 0.8,
      reason: "Python is the language I think in, and hospitals are where it should be dependable.",
      isOwn: false,
    },
    {
      reference: "demo-1227",
      progress: "not_selected",
      order: 0.1,
      reason: "Results that arrive on time let people sleep.",
      isOwn: false,
    },
  ],
} as const;
