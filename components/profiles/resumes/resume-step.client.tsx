"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { api, failureText } from "@/lib/browser/api";
import type { ResumeView, ResumeStep as Step } from "@/lib/profiles/resumes/schema";
import type { ProfileView } from "@/lib/profiles/schema";
import { plural } from "@/lib/shared/plural";
import { foundWords } from "./finding-words";
import { ResumeReview } from "./resume-review.client";
import { ReadingNow, ResumeFile, Unread } from "./resume-states";
import { ResumeUpload } from "./resume-upload.client";
import { useReading } from "./use-reading.client";
import { type ReviewResult, useReview } from "./use-review.client";

type Props = Step & {
  /** Whether it asks for a resume, and stays when everything is decided. */
  isLasting: boolean;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  onSaved?: (profile: ProfileView) => void;
};

function resultWords({ kind, count, refused, left }: ReviewResult): string {
  const parts = [
    kind === "added"
      ? plural(count, {
          one: "{count} entry is added to your profile.",
          other: "{count} entries are added to your profile.",
        })
      : "Nothing is added.",
    refused > 0 &&
      plural(refused, {
        one: "{count} couldn't be added: see why below.",
        other: "{count} couldn't be added: see why below.",
      }),
    refused === 0 &&
      left > 0 &&
      plural(left, { one: "{count} is left out.", other: "{count} are left out." }),
  ];
  return parts.filter(Boolean).join(" ");
}

const UPLOAD = "step-upload";

type Stage = "upload" | "reading" | "unread" | "review" | "done";

type StageFacts = Omit<Step, "findings"> & { isReviewing: boolean };

function stageOf({ resume, isEmpty, isReviewing }: StageFacts): Stage {
  if (isReviewing) return "review";
  if (resume === null) return "upload";
  if (resume.reading === "waiting") return "reading";
  return resume.reading === "failed" || isEmpty ? "unread" : "done";
}

/** Which stage a resume is at, and what moves it on. */
function useStep({ resume, findings, isEmpty, onSaved }: Omit<Props, "isLasting" | "aside">) {
  const router = useRouter();
  const { place, focusOn } = useFocusAfter<HTMLElement>();
  const [result, setResult] = useState<ReviewResult | null>(null);
  const [isReopened, setReopened] = useState(false);
  const review = useReview({
    findings,
    onSaved: (profile, next) => {
      setResult(next);
      setReopened((next?.refused ?? 0) > 0);
      onSaved?.(profile);
      router.refresh();
      if (next) focusOn(next.refused > 0 ? "[data-refused]" : "[data-step-result]");
    },
  });
  const isFresh = review.open.some(({ isLeft }) => !isLeft) && result === null;
  const isReviewing = review.open.length > 0 && (isFresh || isReopened);
  const resumeId = resume?.id;

  // Another file starts over.
  useEffect(() => {
    if (resumeId) setResult(null);
  }, [resumeId]);

  return {
    place,
    review,
    result,
    stage: stageOf({ resume, isEmpty, isReviewing }),
    /** How many findings were left out and aren't shown. */
    left: isReviewing ? 0 : review.open.length,
    showLeft: () => {
      setReopened(true);
      focusOn(".resume-review [type=checkbox]");
    },
    refresh: () => router.refresh(),
    remove: async (id: string) => {
      try {
        await api(`/api/resumes/${id}`, { method: "DELETE" });
        router.refresh();
        focusOn(`#${UPLOAD}`);
      } catch (error) {
        toast({ kind: "bad", text: failureText(error) });
      }
    },
  };
}

type StepState = ReturnType<typeof useStep>;

const TITLES: Record<Stage, string> = {
  upload: "Add your resume",
  reading: "Add your resume",
  unread: "Add your resume",
  review: "Found in your resume",
  done: "Your resume is added",
};

/** Says what happened as soon as it is known, wherever the focus is. */
function Announcement({ step: { stage, review, result } }: { step: StepState }) {
  const isNews = stage === "review" && result === null;
  return (
    <p className="sr" role="status">
      {stage === "reading" && "Reading your resume."}
      {stage === "unread" && "We found nothing to add in your resume."}
      {isNews && `We found ${foundWords(review.open)}.`}
    </p>
  );
}

function LeftOver({ step: { left, showLeft } }: { step: StepState }) {
  if (left === 0) return null;
  return (
    <p className="step-left">
      {plural(left, {
        one: "{count} suggestion from your resume is left out of your profile.",
        other: "{count} suggestions from your resume are left out of your profile.",
      })}{" "}
      <button type="button" className="link needs-script" onClick={showLeft}>
        Show {left === 1 ? "it" : "them"}
      </button>
    </p>
  );
}

function NextFile({ onUploaded }: { onUploaded: () => void }) {
  return (
    <div className="step-ways">
      <ResumeUpload
        id={UPLOAD}
        label="Try another file"
        look="btn-strong btn-sm"
        onUploaded={onUploaded}
      />
      <a className="btn btn-outline btn-sm" href="/app/profile">
        Fill in by hand
      </a>
    </div>
  );
}

function Upload({ step }: { step: StepState }) {
  return (
    <>
      <ResumeUpload id={UPLOAD} label="Choose file" look="btn-primary" onUploaded={step.refresh}>
        <b>Drop your resume here</b>
      </ResumeUpload>
      <a className="link step-by-hand" href="/app/profile">
        Fill in by hand instead
      </a>
    </>
  );
}

type StageProps = { step: StepState; resume: ResumeView; isEmpty: boolean };

function StageContent({ step, resume, isEmpty }: StageProps) {
  const isLong = useReading(resume.reading === "waiting");
  const { stage, review, refresh, remove } = step;
  return (
    <>
      <ResumeFile resume={resume}>
        {stage === "reading" && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => void remove(resume.id)}
          >
            Cancel
          </button>
        )}
      </ResumeFile>
      {stage === "reading" && <ReadingNow isLong={isLong} />}
      {stage === "unread" && <Unread isEmpty={isEmpty} />}
      {stage === "unread" && <NextFile onUploaded={refresh} />}
      {stage === "review" && <ResumeReview review={review} />}
    </>
  );
}

function Result({ result }: { result: ReviewResult }) {
  return (
    <p className="step-result" tabIndex={-1} data-step-result="">
      <Icon name={result.refused > 0 ? "triangle-alert" : "circle-check"} />
      {resultWords(result)}
    </p>
  );
}

/**
 * A resume on its way into the profile: uploaded, read, and what was found in it reviewed and added.
 */
export function ResumeStep({ isLasting, aside, ...props }: Props) {
  const { resume, isEmpty } = props;
  const step = useStep(props);
  const { stage, result } = step;
  const isUnderWay = stage === "review" || stage === "reading" || result !== null;
  const isShown = isLasting || isUnderWay || step.left > 0;
  return (
    <>
      <Announcement step={step} />
      {isShown && (
        <section
          ref={step.place}
          className="panel step-card"
          id="resume-review"
          aria-labelledby="resume-review-title"
        >
          <header>
            <h2 id="resume-review-title">
              {stage === "done" ? <Icon name="circle-check" /> : <span className="beacon" />}
              {TITLES[stage]}
            </h2>
            {stage !== "done" && aside}
          </header>
          {result && <Result result={result} />}
          {resume && <StageContent step={step} resume={resume} isEmpty={isEmpty} />}
          {stage === "upload" && <Upload step={step} />}
          <LeftOver step={step} />
        </section>
      )}
    </>
  );
}
