import { pageMetadata } from "@/app/page-metadata";
import { LandingEnd } from "@/components/employer/landing/landing-end";
import { LandingHead } from "@/components/employer/landing/landing-head";
import { LandingQuestions } from "@/components/employer/landing/landing-questions";
import { LandingTools } from "@/components/employer/landing/landing-tools";
import { listDemoLogins } from "@/lib/accounts/demo-accounts.queries";
import { countMarket } from "@/lib/jobs/queries";
import { usualReviewHours } from "@/lib/moderation/review-times.queries";
import { isModerated, siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/employers.css";

export function generateMetadata() {
  return pageMetadata({
    title: "For Employers",
    description:
      "Post a job for free, read every application in one pipeline with your team, and answer everyone.",
    path: "/employers",
  });
}

/** What the product does for those who hire, and the way in. */
export default async function EmployersPage() {
  const [market, demo, reviewHours] = await Promise.all([
    countMarket(),
    listDemoLogins(),
    usualReviewHours(),
  ]);
  const { applicationMonths } = siteSettings();
  return (
    <>
      <LandingHead market={market} hasDemo={demo.some(({ userType }) => userType === "employer")} />
      <LandingTools />
      <LandingQuestions
        isModerated={isModerated()}
        reviewHours={reviewHours}
        applicationMonths={applicationMonths}
      />
      <LandingEnd />
    </>
  );
}
