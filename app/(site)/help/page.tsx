import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { feedPath } from "@/lib/feeds/syndication/rules";
import { EMPTY_QUERY } from "@/lib/search/schema";

export function generateMetadata() {
  return pageMetadata({
    title: "Help",
    description: "How to search, filter and follow jobs, and what the keyboard can do.",
    path: "/help",
  });
}

export default function HelpPage() {
  const design = feedPath({ ...EMPTY_QUERY, query: "designer", mode: ["remote"] }, "rss");
  return (
    <ContentPage title="Help" lede="How to find what you are looking for." path="/help">
      <h2 id="search">Searching</h2>
      <ul>
        <li>
          Every word you type must occur in the posting, its title, its skills or its company.
        </li>
        <li>
          Put words in quotation marks to find them in that order:{" "}
          <code>&quot;project manager&quot;</code>.
        </li>
        <li>
          A minus leaves out what you do not want: <code>designer -senior</code>.
        </li>
        <li>
          <code>or</code> between two words finds either: <code>nurse or midwife</code>.
        </li>
        <li>C++, C#, .NET and Node.js are understood as they are written.</li>
        <li>The place may be a city, a region, a country, or the word remote.</li>
      </ul>
      <h2 id="filters">Filters</h2>
      <p>
        The number beside a filter is how many jobs it would find. A grey one would find none. On a
        phone, Filters opens over the list, and nothing changes until you press the button at its
        foot. The address of the page holds your whole search: keep it or send it to someone.
      </p>
      <h2 id="feeds">Following new jobs</h2>
      <p>
        Every search is a feed as well. Open the search in your feed reader, which finds the feed by
        itself, or give it an address such as <a href={design}>{design}</a>. All new jobs are in{" "}
        <a href={feedPath(EMPTY_QUERY, "rss")}>RSS</a>,{" "}
        <a href={feedPath(EMPTY_QUERY, "atom")}>Atom</a> and{" "}
        <a href={feedPath(EMPTY_QUERY, "json")}>JSON Feed</a>.
      </p>
      <p>
        <b>Create alert</b> above a search's results mails its new jobs to you: at once, every day
        or every week. With an account your alerts stand under Job Alerts; without one, every mail
        leads to the page where you change or end it.
      </p>
      <h2 id="saved">Saved jobs</h2>
      <p>
        The bookmark keeps a job in your account, with a note if you like. Without an account it is
        kept in this browser: not lost when you close the page, but when you clear the browser's
        storage; when you log in it moves to your account.
      </p>
      <h2 id="applying">Applying</h2>
      <p>
        You can fill in an application before you have an account: it asks you to log in or sign up
        when you send it, and nothing you wrote is lost. What an employer insists on is said above
        the form. <a href="/applications">My Applications</a> shows where each one stands.
      </p>
      <h2 id="keyboard">Keyboard</h2>
      <p>
        On a page of results, <code>/</code> goes to the search field. Tab goes from the search to
        the filters, the results and the pages; Escape closes what lies over the page.
      </p>
      <h2 id="safety">Staying safe</h2>
      <p>
        Never pay to get a job, and send no bank details or identity documents before an interview.
        If something seems wrong, use the flag on the job's page.
      </p>
      <p>
        Not answered? See the <a href="/faqs">FAQs</a> or <a href="/contact-us">contact us</a>.
      </p>
    </ContentPage>
  );
}
