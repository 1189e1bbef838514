import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { renderArticle } from "@/lib/platform/article";
import { renderPage } from "./pages/queries";
import type { PreviewInput } from "./preview.schema";

/** A preview of a Markdown text as its page will show it. Throws `forbidden`. */
export async function previewText(
  actor: Actor,
  { of, text }: PreviewInput,
): Promise<{ html: string }> {
  requireBoardAdministration(actor);
  if (of === "post") return { html: renderArticle(text) };
  const { html } = await renderPage({ name: "about", title: "", summary: "", body: text });
  return { html };
}
