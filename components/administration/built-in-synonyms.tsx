import { ActionButton } from "@/components/ui/action.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type {
  BuiltInSynonym,
  BuiltInSynonyms as Listed,
} from "@/lib/search/vocabulary/synonyms.schema";

type Props = { builtIn: Listed; words: string };

function Entry({ terms, isOneWay, isOn }: BuiltInSynonym) {
  const [name = "", ...others] = terms;
  const path = `/api/admin/built-in-synonyms/${name.replaceAll(" ", "-")}`;
  return (
    <li>
      <div className="entry-words">
        {isOneWay ? `${name} → ${others.join(", ")}` : terms.join(", ")}
        {!isOn && <p>Switched off</p>}
      </div>
      {isOn ? (
        <ActionButton
          label="Switch off"
          about={name}
          method="DELETE"
          path={path}
          done="Switched off. It no longer applies to searches."
          variant="btn-quiet"
        />
      ) : (
        <ActionButton
          label="Switch on"
          about={name}
          method="PUT"
          path={path}
          done="Switched on. It applies to searches now."
        />
      )}
    </li>
  );
}

/** The product's built-in synonyms, some at a time. */
export function BuiltInSynonyms({ builtIn: { shown, total }, words }: Props) {
  return (
    <section className="panel analytics-panel" aria-labelledby="built-in">
      <h2 id="built-in">Built-in synonyms</h2>
      <p className="admin-note">
        These come with the product. The word before an arrow also finds what's after it, but not
        the other way round. They don't apply to words in quotes or to excluded words.
      </p>
      <form
        action="/admin/taxonomies#built-in"
        method="get"
        className="synonym-form"
        aria-label="Find built-in synonyms"
      >
        <TextField
          name="builtIn"
          label="Built-in synonyms with"
          maxLength={60}
          defaultValue={words}
        />
        <button type="submit" className="btn btn-outline">
          Find
        </button>
      </form>
      {shown.length > 0 ? (
        <ul className="entry-list" aria-label="Built-in synonyms">
          {shown.map((one) => (
            <Entry key={one.terms[0]} {...one} />
          ))}
        </ul>
      ) : (
        <p>No synonyms contain these words.</p>
      )}
      {total > shown.length && (
        <p className="admin-note">
          {shown.length} of {total} are shown.
        </p>
      )}
    </section>
  );
}
