import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { site } from "@/lib/platform/site";

export function generateMetadata() {
  return pageMetadata({
    title: "Terms of Service",
    description: "The rules for people who look for work here and for companies that post jobs.",
    path: "/terms-of-service",
  });
}

export default function TermsPage() {
  const { name } = site();
  return (
    <ContentPage
      title="Terms of Service"
      lede={`The rules for everyone who uses ${name}.`}
      path="/terms-of-service"
    >
      <h2>For everyone</h2>
      <ul>
        <li>Use of the site is free for people who look for work.</li>
        <li>Do not attack it, overload it or try to see what is not yours.</li>
        <li>The feeds are there for programs; please use them rather than reading every page.</li>
      </ul>
      <h2>If you look for work</h2>
      <ul>
        <li>
          <b>Never pay to get a job.</b> No honest employer asks for money. Report one who does.
        </li>
        <li>What a posting says is its employer's word. Ask before you rely on it.</li>
        <li>A contract is made between you and the employer; we are no party to it.</li>
      </ul>
      <h2>If you post jobs</h2>
      <ul>
        <li>Post only for a company you belong to, and only work that exists.</li>
        <li>State the pay if you can, in the currency and the period you will pay it.</li>
        <li>Ask for nothing that the law of the place forbids you to ask for.</li>
        <li>Never charge applicants, and use what they send you for hiring them alone.</li>
        <li>Take a posting down when the place is filled.</li>
      </ul>
      <h2>What we may do</h2>
      <p>
        Postings that break these rules are removed, and a company that keeps breaking them is shut
        out. The decision can be appealed: write to the address under{" "}
        <a href="/contact-us">Contact us</a>.
      </p>
      <h2>What we answer for</h2>
      <p>
        We take care that the site works and that companies with a seal are who they say they are.
        We cannot promise that every posting is right, that a job is still open, or that the site is
        always reachable. Nothing here limits rights the law gives you.
      </p>
    </ContentPage>
  );
}
