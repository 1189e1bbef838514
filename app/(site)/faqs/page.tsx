import { Fragment } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { FAQS } from "@/components/content/faqs";

export function generateMetadata() {
  return pageMetadata({
    title: "FAQs",
    description: "Questions people ask about searching, saving and applying, answered.",
    path: "/faqs",
  });
}

export default function FaqsPage() {
  return (
    <ContentPage title="FAQs" lede="Questions people ask, answered." path="/faqs">
      {FAQS.map(({ question, answer }) => (
        <Fragment key={question}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </Fragment>
      ))}
    </ContentPage>
  );
}
