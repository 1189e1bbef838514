import { pageMetadata } from "@/app/page-metadata";
import { ContactPage } from "@/components/content/contact-page";
import { findPublicJob } from "@/lib/jobs/detail/queries";
import { env } from "@/lib/platform/env";
import { readText } from "@/lib/shared/parameters";

type Props = PageProps<"/contact-us">;

const MAX_SLUG = 120;

export function generateMetadata() {
  return pageMetadata({
    title: "Contact us",
    description: "How to reach the people who run this site, and how to report a job.",
    path: "/contact-us",
  });
}

export default async function ContactUsPage({ searchParams }: Props) {
  const slug = readText(await searchParams, "job", MAX_SLUG);
  const job = slug ? await findPublicJob(slug) : null;
  const { CONTACT_EMAIL, SITE_NAME } = env();
  return (
    <ContactPage
      email={CONTACT_EMAIL ?? null}
      siteName={SITE_NAME}
      job={job === "gone" ? null : job}
    />
  );
}
