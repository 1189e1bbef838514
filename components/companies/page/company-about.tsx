import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CompanyDetail } from "@/lib/companies/schema";

/** The company's own text. */
export function CompanyAbout({ company }: { company: CompanyDetail }) {
  return (
    <section className="co-sec" id="about" aria-labelledby="about-company">
      <h2 id="about-company">About</h2>
      {company.descriptionHtml ? (
        <StaticMarkup>
          <div
            className="prose co-text"
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
            dangerouslySetInnerHTML={{ __html: company.descriptionHtml }}
          />
        </StaticMarkup>
      ) : (
        <p className="text-muted">No description provided</p>
      )}
    </section>
  );
}
