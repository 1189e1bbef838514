import type { JobCategory } from "@/lib/shared/categories/codes";

/** A popular search or a category, shown as a card with the number of live jobs it finds. */
export type PopularCategory = {
  title: string;
  /** Left out when the search spans all categories. */
  category?: JobCategory;
  /** Search words; empty for all of a category. */
  query: string;
  /** A lucide icon's name. */
  icon: string;
  /** One of the twelve accents; left out where its place in the list decides. */
  accent?: number;
  description: string;
};

export const POPULAR_CATEGORIES: readonly PopularCategory[] = [
  {
    title: "Software Development",
    category: "it",
    query: "software",
    icon: "code-xml",
    description: "Build and look after the programs people work with.",
  },
  {
    title: "Data Science",
    category: "it",
    query: "data scientist",
    icon: "chart-scatter",
    description: "Statistics, experiments and forecasts that change a decision.",
  },
  {
    title: "Marketing",
    category: "marketing",
    query: "marketing",
    icon: "megaphone",
    description: "Campaigns, content and brands, online and off.",
  },
  {
    title: "Finance",
    category: "finance",
    query: "finance",
    icon: "landmark",
    description: "Accounting, audit, risk and planning.",
  },
  {
    title: "Human Resources",
    category: "other",
    query: "HR",
    icon: "users",
    description: "Hiring people and looking after those who are there.",
  },
  {
    title: "Remote Work",
    query: "remote",
    icon: "house",
    description: "Jobs done from home, each with the countries it is open to.",
  },
  {
    title: "DevOps",
    category: "it",
    query: "DevOps",
    icon: "infinity",
    description: "Deployment, reliability and a quiet on-call rota.",
  },
  {
    title: "Database",
    category: "it",
    query: "database",
    icon: "database",
    description: "Administration, tuning and backups that restore.",
  },
  {
    title: "Frontend",
    category: "it",
    query: "frontend",
    icon: "layout-template",
    description: "Interfaces in the browser, fast and usable by all.",
  },
  {
    title: "Mobile",
    category: "it",
    query: "mobile",
    icon: "smartphone",
    description: "Apps for Android and iOS.",
  },
  {
    title: "Security",
    category: "it",
    query: "security",
    icon: "shield-check",
    description: "Keeping systems and what they hold out of the wrong hands.",
  },
  {
    title: "Cloud",
    category: "it",
    query: "cloud",
    icon: "cloud",
    description: "Platforms on AWS, Azure and Google Cloud.",
  },
  {
    title: "UI/UX Design",
    category: "design",
    query: "UX",
    icon: "pen-tool",
    description: "Research, interaction and screens that make sense.",
  },
  {
    title: "Product Management",
    category: "other",
    query: "product manager",
    icon: "kanban",
    description: "Deciding with a team what to build next.",
  },
  {
    title: "Customer Support",
    category: "other",
    query: "customer support",
    icon: "headset",
    description: "Helping people by phone, chat and email.",
  },
  {
    title: "Quality Assurance",
    category: "it",
    query: "QA",
    icon: "list-checks",
    description: "Testing by hand and by code.",
  },
  {
    title: "Blockchain",
    category: "it",
    query: "blockchain",
    icon: "blocks",
    description: "Ledgers, contracts in code and cryptography.",
  },
  {
    title: "Game Development",
    category: "it",
    query: "game",
    icon: "gamepad-2",
    description: "Gameplay, engines and tools for games.",
  },
  {
    title: "E-commerce",
    category: "marketing",
    query: "e-commerce",
    icon: "shopping-cart",
    description: "Running shops on the web, from range to returns.",
  },
  {
    title: "Technical Writing",
    category: "other",
    query: "technical writing",
    icon: "file-pen",
    description: "Documentation that people can follow.",
  },
  {
    title: "AI/ML Research",
    category: "it",
    query: "machine learning",
    icon: "brain-circuit",
    description: "Models, evaluation and research put to use.",
  },
  {
    title: "Sales Engineering",
    category: "other",
    query: "sales engineer",
    icon: "handshake",
    description: "Technical selling: trials, demonstrations and straight answers.",
  },
  {
    title: "Data Engineering",
    category: "it",
    query: "data engineer",
    icon: "workflow",
    description: "Pipelines and models that others can rely on.",
  },
  {
    title: "Teaching",
    category: "education",
    query: "teacher",
    icon: "graduation-cap",
    description: "Schools, nurseries, languages and learning support.",
  },
];
