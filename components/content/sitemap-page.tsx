import { LandingLinks } from "@/components/jobs/landing-links";
import type { Landing } from "@/lib/jobs/landings/schema";

const PARTS = [
  [
    "Jobs",
    [
      ["/jobs", "Browse jobs"],
      ["/search-results", "All jobs, with filters"],
      ["/internships", "Internships"],
      ["/freshers", "Fresher jobs"],
      ["/companies", "Companies"],
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

/** Every part of the site, for people. */
export function SitemapPage({ landings }: { landings: Landing[] }) {
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
            {links.map(([path, label]) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LandingLinks landings={landings} />
    </div>
  );
}
