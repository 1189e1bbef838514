import { textMetadata } from "@/app/page-metadata";
import { ContactPage } from "@/components/content/contact-page";
import { findPage } from "@/lib/content/pages/queries";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { env } from "@/lib/platform/env";
import { formToken } from "@/lib/platform/security/form-token";
import { type Parameters, readText } from "@/lib/shared/parameters";
import "@/app/sheets/content.css";

type Props = PageProps<"/contact-us">;

const MAX_SLUG = 120;

const OUTCOMES = ["sent", "refused", "later"] as const;

/** The result of submitting the form without scripts. */
function outcomeOf(parameters: Parameters) {
  const said = readText(parameters, "message", 10);
  return OUTCOMES.find((each) => each === said) ?? null;
}

export async function generateMetadata({ searchParams }: Props) {
  const page = await findPage("contact");
  const outcome = outcomeOf(await searchParams);
  if (!outcome) return textMetadata(page);
  const title = outcome === "sent" ? "Message sent" : "Message not sent";
  return textMetadata({ ...page, title: `${title} – ${page.title}` });
}

export default async function ContactUsPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const slug = readText(parameters, "job", MAX_SLUG);
  const [page, job] = await Promise.all([
    findPage("contact"),
    slug ? findPublicJob(slug) : Promise.resolve(null),
  ]);
  return (
    <ContactPage
      page={page}
      email={env().CONTACT_EMAIL ?? null}
      formToken={formToken()}
      job={job === "gone" ? null : job}
      outcome={outcomeOf(parameters)}
    />
  );
}
