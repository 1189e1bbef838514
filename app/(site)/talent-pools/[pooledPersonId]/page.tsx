import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { LinkAnswers } from "@/components/applications/talent-pool/link-answers.client";
import { OwnPool } from "@/components/applications/talent-pool/own-pool";
import { Notice } from "@/components/ui/notice";
import { readPooled } from "@/lib/applications/talent-pool/queries";
import { POOL_TOKEN_MAX } from "@/lib/applications/talent-pool/schema";
import { readText } from "@/lib/shared/parameters";
import "@/app/sheets/talent-pool.css";

type Props = PageProps<"/talent-pools/[pooledPersonId]">;

export function generateMetadata() {
  return pageMetadata({
    title: "Your details in a talent pool",
    description: "Say whether a company may keep your details for other jobs.",
    path: "/talent-pools",
    isHidden: true,
  });
}

/** Where someone answers a company by the mailed link, with an account or without. */
export default async function OwnPoolPage({ params, searchParams }: Props) {
  const { pooledPersonId } = await params;
  const token = readText(await searchParams, "token", POOL_TOKEN_MAX);
  const pool = await readPooled(token);
  if (pool?.id !== pooledPersonId) {
    return (
      <div className="wrap pool-page">
        <h1>Your details in a talent pool</h1>
        <Notice tone="warn">
          Nothing is kept about you here any longer, or the link is incomplete. Open it in the email
          again to be sure.
        </Notice>
      </div>
    );
  }
  const { company, isGiven, isAskedAgain } = pool;
  return (
    <div className="wrap pool-page max-w-2xl">
      <h1>
        {isGiven && !isAskedAgain
          ? `What ${company.name} keeps about you`
          : `May ${company.name} keep your details for ${isAskedAgain ? "another year" : "other jobs"}?`}
      </h1>
      <section className="panel app-part" aria-label="Your details">
        <NeedsScriptNote what="Answering" />
        <OwnPool pool={pool}>
          <LinkAnswers token={token} companyName={company.name} {...{ isGiven, isAskedAgain }} />
        </OwnPool>
      </section>
    </div>
  );
}
