import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { PageForm } from "@/components/content/admin/page-form.client";
import { MissingPage } from "@/components/content/missing-page";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { PAGES } from "@/lib/content/pages/page-names.schema";
import { findPageToEdit, placeholderValues } from "@/lib/content/pages/queries";
import { PLACEHOLDERS, type Placeholder, pageParams } from "@/lib/content/pages/schema";
import { currentBoard } from "@/lib/platform/boards";
import "@/app/sheets/editor.css";

const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];

type Props = { params: Promise<{ page: string }> };

async function readPage({ params }: Props) {
  const actor = await requireBoardAdmin();
  const given = pageParams.safeParse(await params);
  return given.success ? findPageToEdit(actor, given.data.page) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (!page) return missingMetadata("Page not found");
  return { title: `${PAGES[page.name].label} – Admin`, robots: { index: false } };
}

export default async function EditPagePage(props: Props) {
  const page = await readPage(props);
  if (!page) {
    return (
      <MissingPage title="Page not found" back={{ href: "/admin/content/pages", label: "Pages" }} />
    );
  }
  const { label, path } = PAGES[page.name];
  const known = await placeholderValues();
  return (
    <>
      <BackLink href="/admin/content/pages">Pages</BackLink>
      <div className="content-bar">
        <h1>{label}</h1>
        <a className="btn btn-outline btn-sm" href={path}>
          View
        </a>
      </div>
      <div className="post-editor">
        <PageForm page={page} isBoard={currentBoard() !== null} />
        <section className="panel content-form" aria-labelledby="filled-in">
          <h2 id="filled-in" className="mb-3 text-lg">
            Filled in
          </h2>
          <dl className="content-known">
            {PLACEHOLDER_NAMES.map((placeholder) => (
              <div key={placeholder}>
                <dt>
                  <code>{`{${placeholder}}`}</code>
                </dt>
                <dd>
                  {PLACEHOLDERS[placeholder]}, now “{known[placeholder]}”
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
