import { ActionButton } from "@/components/ui/action.client";
import type { PopularCategory } from "@/lib/content/popular-categories.schema";
import type { BuiltInSynonyms as Listed, Synonym } from "@/lib/search/vocabulary/synonyms.schema";
import type { ImportedTaxonomy } from "@/lib/search/vocabulary/taxonomy.schema";
import type { Category } from "@/lib/shared/categories/known";
import { BuiltInSynonyms } from "./built-in-synonyms";
import { CategoryForm } from "./category-form.client";
import { ImportedTaxonomies } from "./imported-taxonomies";
import { SynonymForm } from "./synonym-form.client";

type Props = {
  synonyms: readonly Synonym[];
  builtIn: Listed;
  /** The filter applied to the built-in synonyms. */
  words: string;
  taxonomies: readonly ImportedTaxonomy[];
  categories: readonly PopularCategory[];
  /** Whether the home page shows the operator's own categories instead. */
  showsOwn: boolean;
  /** The categories of jobs that the operator changed or added. */
  known: readonly Category[];
};

function Synonyms({ synonyms }: Pick<Props, "synonyms">) {
  return (
    <section className="panel analytics-panel" aria-labelledby="synonyms">
      <h2 id="synonyms">Synonyms</h2>
      <p className="admin-note">
        A search or alert for one of these terms also finds jobs with the others. The{" "}
        <a href="/admin/metrics#zero-result-queries">words that found nothing</a> show where
        synonyms are missing.
      </p>
      <SynonymForm />
      {synonyms.length > 0 && (
        <ul className="entry-list" aria-label="Synonyms">
          {synonyms.map(({ id, terms }) => (
            <li key={id}>
              <div className="entry-words" dir="auto">
                {terms.join(", ")}
              </div>
              <ActionButton
                label="Delete"
                about={terms.join(", ")}
                method="DELETE"
                path={`/api/admin/synonyms/${id}`}
                done="Deleted. It no longer applies to searches."
                variant="btn-danger"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PopularCategories({
  categories,
  showsOwn,
  known,
}: Pick<Props, "categories" | "showsOwn" | "known">) {
  const cards = categories.map(({ category = null, ...card }) => ({ ...card, category }));
  return (
    <section className="panel analytics-panel" aria-labelledby="categories">
      <div className="analytics-head">
        <h2 id="categories">Popular categories</h2>
        <ActionButton
          label="Reset"
          about="popular categories"
          method="DELETE"
          path="/api/admin/category-cards"
          done="The original cards are back."
          variant="btn-danger"
          confirm="The original cards replace these."
        />
      </div>
      {showsOwn ? (
        <p className="admin-note">
          The home page shows <a href="/admin/categories">your own categories</a> that have jobs.
          Save cards here to show these instead.
        </p>
      ) : (
        <p className="admin-note">In the order they appear on the home page.</p>
      )}
      {/* A reset brings other cards, for which the form starts over. */}
      <CategoryForm key={cards.map(({ title }) => title).join("\n")} cards={cards} known={known} />
    </section>
  );
}

/** The words by which the site sorts jobs and searches. */
export function TaxonomiesPage({ synonyms, builtIn, words, taxonomies, ...popular }: Props) {
  return (
    <div className="wrap analytics">
      <div className="analytics-head">
        <div>
          <h1>Taxonomies</h1>
          <p>
            The terms that searches treat as the same, and the popular searches on the home page.
          </p>
        </div>
      </div>
      <Synonyms synonyms={synonyms} />
      <BuiltInSynonyms builtIn={builtIn} words={words} />
      <ImportedTaxonomies taxonomies={taxonomies} />
      <PopularCategories {...popular} />
    </div>
  );
}
