import type { Metadata } from "next";
import { WordsForm } from "@/components/administration/words-form.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { getGroup } from "@/lib/administration/setting-groups/queries";

export const metadata: Metadata = { title: "Words – Admin", robots: { index: false } };

export default async function WordsPage() {
  const words = await getGroup(await requireBoardAdmin(), "words");
  return (
    <div className="wrap analytics">
      <BackLink href="/admin/appearance">Appearance</BackLink>
      <div className="analytics-head">
        <div>
          <h1>Words</h1>
          <p>The site&apos;s own texts. Every page has a change within a minute.</p>
        </div>
      </div>
      <WordsForm words={words} />
    </div>
  );
}
