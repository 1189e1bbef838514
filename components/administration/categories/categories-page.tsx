import { CategoryMark } from "@/components/jobs/category-mark";
import { ActionButton } from "@/components/ui/action.client";
import type { CategoryView } from "@/lib/jobs/categories/schema";
import { plural } from "@/lib/shared/plural";
import { CategoryEditor } from "./category-editor.client";
import { CategoryMerge } from "./category-merge.client";

type Props = {
  /** In order, each followed by its parts. */
  categories: readonly CategoryView[];
};

type RowProps = Props & { category: CategoryView };

function Moves({ category, categories }: RowProps) {
  const siblings = categories.filter(({ parent }) => parent === category.parent);
  const at = siblings.findIndex(({ code }) => code === category.code);
  const move = {
    about: category.name,
    method: "POST" as const,
    path: `/api/admin/categories/${category.code}/moves`,
    done: "Moved.",
    variant: "btn-quiet" as const,
  };
  return (
    <div className="row">
      {at > 0 && <ActionButton {...move} label="Up" json={{ direction: "up" }} />}
      {at < siblings.length - 1 && (
        <ActionButton {...move} label="Down" json={{ direction: "down" }} />
      )}
    </div>
  );
}

function CategoryRow({ category, categories }: RowProps) {
  const { code, name, slug, icon, accent, parent, jobs } = category;
  const others = categories.filter((one) => one.code !== code);
  const isRest = code === "other";
  const wholes = isRest ? [] : others.filter((one) => one.parent === null && one.code !== "other");
  return (
    <li className={parent === null ? undefined : "category-part"}>
      <CategoryMark icon={icon} accent={accent} />
      <div className="entry-words">
        <b dir="auto">{name}</b>
        <p>
          <a href={`/jobs/category/${slug}`}>/jobs/category/{slug}</a> ·{" "}
          {plural(jobs, { one: "{count} live job", other: "{count} live jobs" })}
        </p>
      </div>
      <Moves {...{ category, categories }} />
      <div className="admin-folds category-folds">
        <details>
          <summary aria-label={`Edit: ${name}`}>Edit</summary>
          <CategoryEditor key={`${name} ${slug}`} category={category} wholes={wholes} />
          {!isRest && <CategoryMerge category={category} others={others} />}
        </details>
      </div>
    </li>
  );
}

/** The categories of postings, to name, order, nest and merge. */
export function CategoriesPage({ categories }: Props) {
  const wholes = categories.filter(({ code, parent }) => parent === null && code !== "other");
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Categories</h1>
        <p>
          Jobs are listed under these. Employers choose one when they post, seekers filter by it,
          and each has its own page while it has jobs.
        </p>
      </div>
      <div className="admin-panels">
        <section className="panel admin-panel" aria-labelledby="categories">
          <h2 id="categories">Your categories</h2>
          <p className="admin-note">
            In the order they appear. A search for a category also finds the jobs in its
            subcategories.
          </p>
          <ul className="entry-list category-list" aria-label="Categories">
            {categories.map((category) => (
              <CategoryRow key={category.code} {...{ category, categories }} />
            ))}
          </ul>
        </section>
        <section className="panel admin-panel" aria-labelledby="another-category">
          <h2 id="another-category">Another category</h2>
          <CategoryEditor wholes={wholes} />
        </section>
      </div>
    </div>
  );
}
