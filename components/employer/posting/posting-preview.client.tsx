"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { JobCardTall } from "@/components/jobs/job-card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { JobDetail } from "@/lib/jobs/schema";
import type { SearchView } from "@/lib/structured-data/search-snippet.schema";

// Loaded only when opened.
const PagePreview = lazy(async () => {
  const { PagePreview: Preview } = await import("./page-preview.client");
  return { default: Preview };
});

const PAUSE_MS = 800;

export type PostingPreview = {
  job: JobDetail;
  reasons: string[];
  unknownPlaces: string[];
  usualPay: string | null;
  searchView: SearchView;
};

/** A preview of the posting, requested once typing pauses; the latest response counts. */
export function usePostingPreview() {
  const [preview, setPreview] = useState<PostingPreview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function load(companyId: string, fields: PostingFields): Promise<void> {
    running.current?.abort();
    const asking = new AbortController();
    running.current = asking;
    try {
      const json = { companyId, fields };
      const { signal } = asking;
      setPreview(await api("/api/job-previews", { method: "POST", json, signal }));
      setFailed(false);
    } catch {
      if (!asking.signal.aborted) setFailed(true);
    }
  }

  function show(companyId: string, fields: PostingFields, pause = PAUSE_MS): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(companyId, fields), pause);
  }
  return { preview, hasFailed, show };
}

function SearchEntry({ view }: { view: SearchView }) {
  return (
    <section aria-labelledby="search-view">
      <h2 className="eyebrow" id="search-view">
        How a search engine sees it
      </h2>
      <div className="panel search-entry">
        <p className="search-address">{view.address}</p>
        <p className="search-title" dir="auto">
          {view.title}
        </p>
        <p className="search-snippet" dir="auto">
          {view.snippet}
        </p>
        {view.facts.length > 0 && (
          <dl>
            {view.facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {view.advice.length > 0 && (
          <ul className="search-advice">
            {view.advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Held({ preview }: { preview: PostingPreview }) {
  const { reasons, unknownPlaces } = preview;
  return (
    <>
      {unknownPlaces.length > 0 && (
        <Notice tone="warn">
          We couldn't find {unknownPlaces.map((place) => `“${place}”`).join(", ")} on our map. We'll
          show it as you wrote it, but searches nearby won't find the job.
        </Notice>
      )}
      {reasons.length > 0 && (
        <Notice tone="warn">
          <b>It would be held for review.</b>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

function WholePage({ job }: { job: JobDetail }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
        <Icon name="eye" size="sm" />
        See the whole page
      </button>
      <Suspense>
        {isOpen && (
          <PagePreview
            job={job}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type Props = {
  previews: Pick<ReturnType<typeof usePostingPreview>, "preview" | "hasFailed">;
  /** What to do first, when nothing can be shown yet. */
  missing?: ReactNode;
  company: { name: string; isVerified: boolean } | null;
  hasVerifiedEmail: boolean;
  /** Under it. */
  children?: ReactNode;
};

function whatFollows({ company, hasVerifiedEmail }: Props): string | null {
  if (!company) return null;
  if (!hasVerifiedEmail) {
    return "Your email address isn't verified. We'll hold the job and publish it as soon as you verify.";
  }
  return company.isVerified
    ? `${company.name} is verified, so the job goes live as soon as you post it.`
    : `${company.name} isn't verified yet, so our team reviews its jobs before they go live.`;
}

/** Beside the form: how the posting will look, and what happens to it next. */
export function PostingAside(props: Props) {
  const { missing, children } = props;
  const { preview, hasFailed } = props.previews;
  const next = whatFollows(props);
  return (
    <div className="posting-side">
      <aside className="posting-aside" aria-label="Preview">
        {preview && (
          <>
            <section aria-labelledby="card-view">
              <h2 className="eyebrow" id="card-view">
                How it will look in the list
              </h2>
              <div inert>
                <JobCardTall job={preview.job} now={new Date(preview.job.postedAt)} />
              </div>
            </section>
            <WholePage job={preview.job} />
            <Held preview={preview} />
            <SearchEntry view={preview.searchView} />
          </>
        )}
        {!preview && missing && (
          <section aria-labelledby="card-view">
            <h2 className="eyebrow" id="card-view">
              How it will look in the list
            </h2>
            <Notice tone="plain">{missing}</Notice>
          </section>
        )}
        {hasFailed && (
          <Notice tone="plain" role="status">
            We couldn't load the preview. It will come back as you type.
          </Notice>
        )}
        {next && <Notice tone="teal">{next}</Notice>}
      </aside>
      {children}
    </div>
  );
}
