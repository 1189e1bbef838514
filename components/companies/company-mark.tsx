import type { CompanySummary } from "@/lib/companies/schema";
import { flagOf } from "@/lib/shared/flags";

type Props = {
  company: Pick<CompanySummary, "name" | "logoUrl">;
  size?: "sm" | "lg" | "xl";
  /** Whether it is at the top of the page. */
  isFirst?: boolean;
};

const PIXELS = { sm: 36, md: 48, lg: 72, xl: 120 };

/** The company's logo, or a signal flag whose color and geometry follow from its name. */
export function CompanyMark({ company, size, isFirst }: Props) {
  const base = size ? `mark mark-${size}` : "mark";
  if (company.logoUrl) {
    const pixels = PIXELS[size ?? "md"];
    return (
      // biome-ignore lint/performance/noImgElement: logos are stored small, in the size they are shown
      <img
        className={base}
        src={company.logoUrl}
        alt=""
        width={pixels}
        height={pixels}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
    );
  }
  const { accent, flag, letter } = flagOf(company.name);
  return (
    <span className={`${base} a${accent} flag-${flag}`} aria-hidden="true">
      {letter}
    </span>
  );
}
