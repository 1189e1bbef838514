import type { Metadata } from "next";
import { SiteFrame } from "@/components/site/site-frame";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { env } from "@/lib/platform/env";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <SiteFrame siteName={env().SITE_NAME} now={new Date()}>
      <div className="wrap section">
        <EmptyState
          isPage
          drawing="lost"
          title="Error 404 sorry this page is not available"
          text="It may have moved, or the job has closed."
        >
          <div className="row">
            <LinkButton variant="primary" href="/jobs">
              Find Jobs
            </LinkButton>
            <LinkButton href="/">Go to the home page</LinkButton>
          </div>
        </EmptyState>
      </div>
    </SiteFrame>
  );
}
