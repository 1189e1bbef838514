import { LandingLinks } from "@/components/jobs/landing-links";
import { PAGES } from "@/lib/content/pages/page-names.schema";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { isOffered, type SiteFeatures } from "@/lib/shared/setting-groups/features";

const PARTS = [
  [
    "Jobs",
    [
      ["/jobs", "Browse jobs"],
      ["/search-results", "All jobs, with filters"],
      ["/internships", "Internships"],
      ["/freshers", "Fresher jobs"],
      ["/companies", "Companies"],
      ["/employers", "For employers"],
    ],
  ],
  [
    "About",
    [
      ["/aboutUs", "About us"],
      ["/Blogs", "Blogs"],
      ["/career", "Career"],
      ["/contact-us", "Contact us"],
    ],
  ],
  [
    "Help and rules",
    [
      ["/help", "Help"],
      ["/faqs", "FAQs"],
      ["/privacy-policy", "Privacy Policy"],
      ["/terms-of-service", "Terms of Service"],
    ],
  ],
  [
    "Account",
    [
      ["/login", "Login"],
      ["/signUp", "Sign Up"],
    ],
  ],
] as const;

const TEXTS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

type Props = {
  landings: Landing[];
  posts: { slug: string; title: string }[];
  /** The published pages of text. */
  texts: readonly string[];
  features: SiteFeatures;
};

function Articles({ posts }: Pick<Props, "posts">) {
  if (posts.length === 0) return null;
  return (
    <section className="pt-8">
      <h2 className="mb-2 text-xl">Articles</h2>
      <ul className="link-list">
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/Blogs/${slug}`} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every part of the site, for people. */
export function SitemapPage({ landings, posts, texts, features }: Props) {
  const isShown = (path: string) =>
    isOffered(features, path) && (!TEXTS.has(path) || texts.includes(path));
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Sitemap</h1>
        <p className="lede">Every part of the site, and its jobs by category and place.</p>
      </div>
      {PARTS.map(([title, links]) => (
        <section key={title} className="pt-8">
          <h2 className="mb-2 text-xl">{title}</h2>
          <ul className="link-list">
            {links
              .filter(([path]) => isShown(path))
              .map(([path, label]) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {features.blog && <Articles posts={posts} />}
      <LandingLinks landings={landings} />
    </div>
  );
}
