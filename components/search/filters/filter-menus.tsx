import type { SearchResult } from "@/lib/search/results.schema";
import {
  EMPTY_QUERY,
  FACET_LABELS,
  FACETS,
  type FacetName,
  POSTED_LABELS,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
} from "@/lib/search/schema";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { SearchScope } from "../scope";
import { PANEL_FACETS } from "./active-filters";
import { CustomFieldGroups } from "./custom-field-groups";
import { CheckGroup, ChoiceGroup, ExperienceGroup, PayGroup, RadiusGroup } from "./filter-groups";
import type { PayScale } from "./pay-bars";

const OWN_MENU = ["mode", "jobType", "level"] as const satisfies readonly FacetName[];
const MORE_FACETS = PANEL_FACETS.filter((name) => !(OWN_MENU as readonly string[]).includes(name));

export type FilterMenuName = "posted" | "pay" | (typeof OWN_MENU)[number] | "more";

type FilterMenuSpec = {
  name: FilterMenuName;
  label: string;
  /** The filters it sets. */
  filters: readonly (keyof SearchQuery)[];
  /** What is set, for its button; `null` for nothing. */
  valueOf: (query: SearchQuery) => string | null;
};

/** "Hybrid", or "Hybrid + 1" for two. */
function facetValue(name: FacetName, query: SearchQuery): string | null {
  const labels: Record<string, string> = FACET_LABELS[name];
  const [first, ...others] = query[name];
  if (first === undefined) return null;
  const label = labels[first] ?? first;
  return others.length === 0 ? label : `${label} + ${others.length}`;
}

function payValue(query: SearchQuery, siteCurrency: string): string | null {
  const { salaryMin, payCurrency, hasPay } = query;
  const currency = payCurrency ?? siteCurrency;
  if (salaryMin !== null) return formatPay({ min: salaryMin, max: null, currency, period: "year" });
  return hasPay ? "Pay stated" : null;
}

const MORE = [
  "radius",
  "experience",
  ...MORE_FACETS,
  "skill",
  "company",
  "fields",
  "ranges",
] as const;

function moreValue(query: SearchQuery): string | null {
  const set = MORE.flatMap((name): unknown[] => {
    if (name === "fields" || name === "ranges") return Object.values(query[name]).flat();
    const value = query[name];
    return Array.isArray(value) ? value : value === null ? [] : [value];
  });
  return set.length === 0
    ? null
    : plural(set.length, { one: "{count} more filter", other: "{count} more filters" });
}

/** The toolbar's menus in order, without those that the scope sets itself. */
export function filterMenus(scope: SearchScope, currency: string): FilterMenuSpec[] {
  const menus: FilterMenuSpec[] = [
    {
      name: "posted",
      label: "Date posted",
      filters: ["posted"],
      valueOf: ({ posted }) => (posted === null ? null : POSTED_LABELS[posted]),
    },
    {
      name: "pay",
      label: "Pay",
      filters: ["salaryMin", "payCurrency", "unstatedPay", "hasPay"],
      valueOf: (query) => payValue(query, currency),
    },
    ...OWN_MENU.map(
      (name): FilterMenuSpec => ({
        name,
        label: FACETS[name].legend,
        filters: [name],
        valueOf: (query) => facetValue(name, query),
      }),
    ),
    { name: "more", label: "More filters", filters: MORE, valueOf: moreValue },
  ];
  return menus.filter(({ name }) => !(name in scope.fixed));
}

/** A search without the filters of a menu, from its first page. */
export function withoutMenu(query: SearchQuery, { filters }: FilterMenuSpec): SearchQuery {
  const empty = Object.fromEntries(filters.map((name) => [name, EMPTY_QUERY[name]]));
  return { ...query, ...empty, page: 1 };
}

/** What the filters are for, and what each would find. */
export type FilterContext = {
  scope: SearchScope;
  facets: Omit<SearchResult["facets"], "places" | "pay"> & { pay: PayScale };
  isCity: boolean;
  /** The site's currency. */
  currency: string;
  /** The site's own fields. */
  customFields: readonly CustomField[];
};

type Props = FilterContext & {
  name: FilterMenuName;
  draft: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};

function Facet({ name, facets, draft, onChange }: Omit<Props, "name"> & { name: FacetName }) {
  return (
    <CheckGroup
      legend={FACETS[name].legend}
      name={name}
      options={facets[name]}
      chosen={draft[name]}
      onChange={onChange}
    />
  );
}

function MoreGroups(props: Props) {
  const { scope, facets, isCity, draft, onChange } = props;
  const isFree = (name: keyof SearchQuery) => !(name in scope.fixed);
  return (
    <>
      {isCity && <RadiusGroup radius={draft.radius} onChange={onChange} />}
      {isFree("experience") && <ExperienceGroup years={draft.experience} onChange={onChange} />}
      {MORE_FACETS.filter(isFree).map((name) => (
        <Facet key={name} {...props} name={name} />
      ))}
      <CheckGroup
        legend="Skills"
        name="skill"
        options={facets.skills}
        chosen={draft.skill}
        onChange={onChange}
      />
      <ChoiceGroup
        legend="Company"
        name="company"
        none="All companies"
        options={facets.companies}
        chosen={draft.company}
        onChoose={(company) => onChange({ company })}
      />
      <CustomFieldGroups
        customFields={props.customFields}
        counts={facets.fields}
        draft={draft}
        onChange={onChange}
      />
    </>
  );
}

/** The filters in a menu. */
export function MenuGroups(props: Props) {
  const { name, facets, currency, draft, onChange } = props;
  if (name === "more") return <MoreGroups {...props} />;
  if (name === "pay") {
    return (
      <PayGroup
        query={draft}
        statedCount={facets.hasPay}
        pay={facets.pay}
        currency={currency}
        onChange={onChange}
      />
    );
  }
  if (name !== "posted") return <Facet {...props} name={name} />;
  return (
    <ChoiceGroup
      legend="Posted"
      name="posted"
      none="Any time"
      options={facets.posted}
      chosen={draft.posted === null ? null : String(draft.posted)}
      onChoose={(days) =>
        onChange({ posted: POSTED_WITHIN_DAYS.find((span) => String(span) === days) ?? null })
      }
    />
  );
}
