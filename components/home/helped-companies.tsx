import type { CompanySummary } from "@/lib/companies/schema";
import { Marquee } from "./marquee";
import { PauseButton } from "./pause-button.client";

const ROW_LENGTH = 9;

type Props = { title: string; companies: CompanySummary[] };

/** Two rows of nine logos, drifting. */
export function HelpedCompanies({ title, companies }: Props) {
  if (companies.length === 0) return null;
  const logos = companies.map(({ slug, name, logoUrl }) => ({ slug, name, logoUrl }));
  const middle = Math.min(ROW_LENGTH, Math.ceil(logos.length / 2));
  const rows = [logos.slice(0, middle), logos.slice(middle, middle + ROW_LENGTH)];
  return (
    <section className="section helped" aria-labelledby="helped-title">
      <div className="wrap">
        <div className="sec-head helped-head">
          <h2 id="helped-title">{title}</h2>
          <PauseButton />
        </div>
        <Marquee rows={rows.filter((row) => row.length > 0)} />
      </div>
    </section>
  );
}
