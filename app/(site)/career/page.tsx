import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { site } from "@/lib/platform/site";

export function generateMetadata() {
  return pageMetadata({
    title: "Career",
    description: "Where to begin: first jobs, internships, and work by field and place.",
    path: "/career",
  });
}

export default function CareerPage() {
  const { name } = site();
  return (
    <ContentPage
      title="Career"
      lede={`Where to begin, whatever comes next for you on ${name}.`}
      path="/career"
    >
      <h2>Your first job</h2>
      <p>
        <a href="/freshers">Fresher jobs</a> ask for a year of experience at most. An{" "}
        <a href="/internships">internship</a> shows its length, its stipend and whom it is for on
        the card, so that you can compare before you open it.
      </p>
      <h2>A change</h2>
      <p>
        Search for what you can do rather than what you are called: a skill finds jobs whose titles
        you would not have thought of. The skills beside the results show what else those jobs ask
        for.
      </p>
      <h2>Another place, or none</h2>
      <p>
        <a href="/jobs">Browse by place</a>, search around a city with a distance, or look at the{" "}
        <a href="/jobs/remote">remote jobs</a>, which name the countries they can be done from.
      </p>
      <h2>Before you apply</h2>
      <ol>
        <li>
          <b>Read what is asked for.</b> Few people have all of it. If you have most of what stands
          first, apply.
        </li>
        <li>
          <b>Look at the company.</b> Its page says who it is, whether it was checked, and what else
          it is looking for.
        </li>
        <li>
          <b>Say why this job.</b> Two sentences that fit only this posting are worth more than a
          page that fits all.
        </li>
        <li>
          <b>Ask about pay</b> where none is stated, before the last interview rather than after.
        </li>
      </ol>
    </ContentPage>
  );
}
