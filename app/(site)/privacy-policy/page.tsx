import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { site } from "@/lib/platform/site";

export function generateMetadata() {
  return pageMetadata({
    title: "Privacy Policy",
    description: "What this site keeps about you, where, for how long, and what it never does.",
    path: "/privacy-policy",
  });
}

export default function PrivacyPage() {
  const { name } = site();
  return (
    <ContentPage
      title="Privacy Policy"
      lede={`What ${name} keeps about you, and what it never does.`}
      path="/privacy-policy"
    >
      <h2>In short</h2>
      <p>
        You can search and read every job without telling us who you are. We set no cookies for
        that, show no advertisements, and load nothing from other companies.
      </p>
      <h2>What stays in your browser</h2>
      <p>These things are kept by your browser, for you. They are not sent to us.</p>
      <ul>
        <li>The jobs you save, until you take them out again or log in.</li>
        <li>
          An application you have not sent yet, with its file, until you send it or log out, for a
          day at most.
        </li>
        <li>Your last eight searches, until you clear them on the page that shows them.</li>
        <li>Whether you chose the light or the dark theme.</li>
      </ul>
      <p>Clearing this site's storage in your browser's settings removes all of it.</p>
      <h2>What the server sees</h2>
      <p>
        Like every web server, ours receives your network address, the page you ask for and what
        your browser says of itself. It is needed to answer you and to keep the service safe. What
        you search for is part of the page's address; we do not connect it with a person.
      </p>
      <h2>When you apply</h2>
      <p>
        What you write, and the CV you choose, go to the company you apply to and to nobody else.
        You see when its people opened them. When you withdraw, they see neither any more. Six
        months after an application ended, what you sent with it is deleted; that there was one
        stays, for counting, and for you until you delete your account.
      </p>
      <p>
        Your CV is read by a program of ours, on our own server, to propose entries for your
        profile. Nothing is taken over unless you confirm it.
      </p>
      <p>
        Some jobs lead to the employer's own site. What you send there is that site's
        responsibility, under its own policy. The button says where it leads before you follow it.
      </p>
      <h2>Accounts</h2>
      <p>
        An account holds your email address, your user name, and the name and picture you give it;
        your password only as a hash, from which it cannot be read back; the jobs you saved and the
        mails you want. For each browser you are signed in with it holds how that browser names
        itself, when it was last used, and the network it came from without the part that names one
        machine. Who signed in or changed a password, and when, is written into a log that keeps
        addresses of the network only as hashes.
      </p>
      <p>
        Your profile and your CVs are seen by nobody else until you apply, or agree in your settings
        to be found; there you can also hide from companies and mail domains. Jobs are recommended
        by what your profile says and what you saved or applied to; you can switch that off.
      </p>
      <h2>Job alerts</h2>
      <p>
        An alert keeps your email address and the search. Without an account it begins only once you
        confirm the address, and one click in any of its mails ends it. It pauses after a year
        unless you renew it.
      </p>
      <h2>Having and deleting your data</h2>
      <p>
        In your settings you can download everything the account holds, and delete it. It is erased
        fourteen days later, so that you can think better of it, and nothing that names you stays.
        An account that nobody has used for two years is deleted too, after two warnings by mail.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what is known about you, have it corrected or deleted, and complain to the data
        protection authority of your country. Write to the address under{" "}
        <a href="/contact-us">Contact us</a>.
      </p>
    </ContentPage>
  );
}
