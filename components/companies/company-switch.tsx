import type { OwnCompany } from "@/lib/companies/schema";

type Props = {
  /** All of the person's companies. */
  companies: readonly OwnCompany[];
  /** The one shown. */
  companyId: string;
  /** The page that shows one of them. */
  path: string;
};

/** Switches between a person's companies. */
export function CompanySwitch({ companies, companyId, path }: Props) {
  if (companies.length < 2) return null;
  return (
    <nav className="company-switch" aria-label="Your companies">
      {companies.map(({ id, name }) => (
        <a
          key={id}
          href={`${path}?company=${id}`}
          dir="auto"
          {...(id === companyId ? { "aria-current": "page" as const } : {})}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
