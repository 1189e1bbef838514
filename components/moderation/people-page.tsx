import { AdminSearch } from "@/components/administration/admin-search";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { peopleHref } from "@/lib/accounts/admins/people";
import {
  PERSON_KINDS,
  PERSON_STATES,
  type PeopleFilters,
  type PeopleList,
} from "@/lib/accounts/admins/people.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { AdminList } from "./admin-list";
import { SelectableRow } from "./selectable-row";

type Props = { list: PeopleList; filters: PeopleFilters; templates: readonly ReasonTemplateView[] };

const KINDS = [["", "All kinds"], ...Object.entries(PERSON_KINDS)] as const;
const STATES = [["", "All states"], ...Object.entries(PERSON_STATES)] as const;

function Search({ filters }: Pick<Props, "filters">) {
  return (
    <AdminSearch action="/admin/people" label="Name, user name or email" query={filters.query}>
      <SelectField id="kind" label="Kind" name="kind" defaultValue={filters.kind} options={KINDS} />
      <SelectField
        id="state"
        label="Status"
        name="state"
        defaultValue={filters.state}
        options={STATES}
      />
    </AdminSearch>
  );
}

/** The badge of a person's state. */
export function StateBadge({ state }: { state: keyof typeof PERSON_STATES }) {
  const tones = {
    active: "badge",
    awaiting_approval: "badge badge-warn",
    suspended: "badge badge-bad",
  };
  return <span className={tones[state]}>{PERSON_STATES[state]}</span>;
}

/** The people of the site. */
export function PeoplePage({ list, filters, templates }: Props) {
  return (
    <AdminList
      of="people"
      title="People"
      count={plural(list.total, { one: "{count} account", other: "{count} accounts" })}
      search={<Search filters={filters} />}
      templates={templates}
      none="No one matches this search."
      rows={list.people.map(({ id, username, fullName, email, ...person }) => (
        <SelectableRow
          key={id}
          id={id}
          name={fullName ?? `@${username}`}
          href={`/admin/people/${id}`}
          badge={<StateBadge state={person.state} />}
        >
          <p>
            @{username} · {email}
            {person.hasVerifiedEmail ? "" : " (not verified)"}
          </p>
          <p>
            {PERSON_KINDS[person.kind]} since {formatDay(person.createdAt)}
          </p>
        </SelectableRow>
      ))}
      pages={{
        page: list.page,
        pageCount: list.pageCount,
        hrefFor: (page) => peopleHref({ ...filters, page }),
      }}
    />
  );
}
