import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { NearMe } from "./near-me.client";

/** The fields of a search, as in a bar. */
const FIELDS = {
  query: {
    label: "What",
    placeholder: "Job title, skill or company",
    icon: "search",
    suggest: "title,skill,company",
  },
  experience: {
    label: "Experience",
    placeholder: "e.g., 2 years",
    icon: "briefcase",
    suggest: undefined,
  },
  location: {
    label: "Where",
    placeholder: "City, country or remote",
    icon: "map-pin",
    suggest: "place",
  },
} as const satisfies Record<
  string,
  { label: string; placeholder: string; icon: IconName; suggest: string | undefined }
>;

// Years as the search reads them; anything else would be ignored in silence.
const YEARS = {
  pattern: "\\s*\\d+(\\.\\d)?\\s*\\+?\\s*([yY]([eE][aA][rR][sS]?|[rR][sS]?)?)?\\.?\\s*",
  title: "Enter a number of years, such as 2",
};

type Props = { name: keyof typeof FIELDS; disabled?: boolean };

/**
 * One field of a search bar. With scripts it has suggestions, and the place can be the user's
 * location.
 */
export function SearchField({ name, disabled }: Props) {
  const { label, placeholder, icon, suggest } = FIELDS[name];
  const field = (
    <label>
      <Icon name={icon} />
      {label}
      <input
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        disabled={disabled}
        data-suggest={suggest}
        {...(name === "experience" ? YEARS : {})}
      />
    </label>
  );
  if (name !== "location") return field;
  return (
    <div className="place-field">
      {field}
      <NearMe />
    </div>
  );
}
