import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { requireActor } from "@/lib/accounts/session";

export const metadata: Metadata = { title: "My Applications – Account", robots: { index: false } };

export default async function ApplicationsPage() {
  await requireActor();
  return (
    <div className="wrap pb-20">
      <EmptyState
        isPage
        drawing="applications"
        title="No applications yet"
        text="Find a job that fits, and apply from its page."
      >
        <LinkButton href="/jobs" variant="primary">
          Find Jobs
        </LinkButton>
      </EmptyState>
    </div>
  );
}
