import { slugify } from "@/lib/shared/text";
import { placeOf } from "@/prisma/demo/places";
import { integer, pick, seeded } from "@/prisma/demo/random";
import { companies, countries } from "@/prisma/demo/sources";
import type { DemoCompany } from "@/prisma/demo/types";

const CHECKS = [
  "domain, trade register and a phone call",
  "domain and trade register",
  "trade register and a phone call to the published number",
  "domain, trade register and a letter to the registered address",
];

/** The demo's employers; three in four were checked by a person. */
export function demoCompanies(): DemoCompany[] {
  return companies.map((company, index) => {
    const random = seeded(company.name);
    const home = placeOf(company.cities[0] ?? "");
    const verified = index % 4 !== 2;
    return {
      name: company.name,
      industry: company.industry,
      companySize: company.companySize,
      foundedYear: company.foundedYear,
      description: company.text,
      website: `https://${slugify(company.name)}.example`,
      address: company.address,
      phone: company.phone,
      homeCity: home.label,
      tagline: company.tagline,
      reasons: company.reasons,
      // Every fifth company has written nothing, as among real ones.
      benefits: index % 5 === 4 ? [] : (countries.get(home.countryCode)?.benefits ?? []),
      quote: company.quote,
      verified,
      verifiedBy: verified ? pick(random, CHECKS) : null,
      verifiedDaysAgo: verified ? integer(random, 60, 700) : null,
    };
  });
}
