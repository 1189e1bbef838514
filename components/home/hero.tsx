import type { ReactNode } from "react";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { plural } from "@/lib/shared/plural";

type Props = {
  totals: { liveJobs: number; companies: number } | null;
  /** The search bar, which floats on the waterline. */
  children: ReactNode;
};

function Lede({ liveJobs, companies }: { liveJobs: number; companies: number }) {
  return (
    <>
      {plural(liveJobs, { one: "{count} open job", other: "{count} open jobs" })} from{" "}
      {plural(companies, { one: "{count} company", other: "{count} companies" })}.{" "}
    </>
  );
}

/** The harbor with the tagline above it and the search on its water. */
export function Hero({ totals, children }: Props) {
  return (
    <section className="hero" aria-labelledby="tagline">
      <StaticMarkup className="wrap hero-copy">
        <h1 id="tagline">
          <span>Hiring Made Simple - </span>
          <span>Find Your Dream Job Now!</span>
        </h1>
        <p className="hero-lede">
          {totals && totals.liveJobs > 0 && <Lede {...totals} />}Look for the seal: those companies
          have proved who they are.
        </p>
      </StaticMarkup>
      <div className="hero-scene" />
      <div className="hero-water">
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}
