import { type ImportedTaxonomy, TAXONOMIES } from "@/lib/search/vocabulary/taxonomy.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

type Props = { taxonomies: readonly ImportedTaxonomy[] };

/** The imported taxonomies, with the attribution that their licences require. */
export function ImportedTaxonomies({ taxonomies }: Props) {
  return (
    <section className="panel analytics-panel" aria-labelledby="imported">
      <h2 id="imported">Occupations</h2>
      {taxonomies.length === 0 ? (
        <p className="admin-note">
          None imported. Searches use what this release has learned from O*NET and ESCO. To import
          newer versions, see <code>npm run taxonomy:import</code> in the operator’s guide.
        </p>
      ) : (
        <ul className="entry-list">
          {taxonomies.map(({ name, occupations, titles, importedAt }) => (
            <li key={name}>
              <div className="entry-words">
                <a href={TAXONOMIES[name].address}>{TAXONOMIES[name].label}</a>:{" "}
                {formatNumber(occupations)} occupations, {formatNumber(titles)} titles, imported{" "}
                <time dateTime={importedAt}>{importedAt.slice(0, 10)}</time>
                <p>{TAXONOMIES[name].credit}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
