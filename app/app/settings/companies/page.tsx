import type { Metadata } from "next";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { OwnAnswers } from "@/components/applications/talent-pool/own-answers";
import { OwnPool } from "@/components/applications/talent-pool/own-pool";
import { requireActor } from "@/lib/accounts/session";
import { listKeptApplications } from "@/lib/applications/retention.queries";
import { listOwnPools } from "@/lib/applications/talent-pool/queries";
import { plural } from "@/lib/shared/plural";

export const metadata: Metadata = {
  title: "Companies – Settings",
  description: "What companies keep about you, and for how long.",
  alternates: { canonical: "/app/settings/companies" },
  robots: { index: false },
};

function badgeOf({ isGiven, isAskedAgain }: { isGiven: boolean; isAskedAgain: boolean }) {
  if (isGiven && !isAskedAgain) return <span className="badge">You agreed</span>;
  return <span className="badge badge-warn">Asks you</span>;
}

export default async function CompanySettingsPage() {
  const actor = await requireActor();
  const [pools, kept] = await Promise.all([listOwnPools(actor), listKeptApplications(actor)]);
  return (
    <>
      <h1>What companies keep about you</h1>
      {pools.map((pool) => (
        <SettingsPanel
          key={pool.id}
          id={`pool-${pool.id}`}
          title={`Talent pool of ${pool.company.name}`}
          badge={badgeOf(pool)}
        >
          <OwnPool pool={pool}>
            <OwnAnswers pool={pool} />
          </OwnPool>
        </SettingsPanel>
      ))}
      {pools.length === 0 && (
        <SettingsPanel id="pools" title="Talent pools">
          <p>
            No company keeps you in a talent pool, or asks for it. A company can only do so after
            you say yes, and you can withdraw at any time.
          </p>
        </SettingsPanel>
      )}
      <SettingsPanel
        id="applications"
        title="Applications"
        text="What you sent with an application is deleted some months after it has ended. Each company chooses how many."
      >
        {kept.length === 0 ? (
          <p>No company has an application from you.</p>
        ) : (
          <ul className="settings-facts">
            {kept.map(({ companyName, count, months }) => (
              <li key={companyName}>
                <b dir="auto">{companyName}</b>:{" "}
                {plural(count, {
                  one: "{count} application, deleted",
                  other: "{count} applications, each deleted",
                })}{" "}
                {plural(months, { one: "a month", other: "{count} months" })} after its end.{" "}
                <a href="/applications">See them</a>
              </li>
            ))}
          </ul>
        )}
      </SettingsPanel>
    </>
  );
}
