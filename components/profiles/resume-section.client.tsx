"use client";

import { type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/forms/text-field.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { failureText } from "@/lib/browser/api";
import { isWebLink } from "@/lib/shared/web-link";
import { ProfileForm } from "./profile-form.client";
import { SectionHead } from "./section-head";
import { useProfile } from "./use-profile.client";

const PATH = "/api/profile";

function LinkForm({ onClose }: { onClose: () => void }) {
  const { profile, send } = useProfile();
  return (
    <div className="profile-inset">
      <ProfileForm
        name="resume-link"
        label="Resume link"
        button="Save"
        done="Your resume link is saved."
        check={({ resumeUrl }) =>
          resumeUrl?.trim() ? {} : { resumeUrl: "Enter the link to your resume" }
        }
        send={async ({ resumeUrl }) => {
          const json = { resumeUrl, version: profile.version };
          await send(PATH, { method: "PATCH", json });
          onClose();
        }}
        onCancel={onClose}
      >
        <TextField
          label="Resume link"
          name="resumeUrl"
          type="url"
          inputMode="url"
          autoComplete="url"
          help="Make sure the link is publicly accessible"
          placeholder="https://"
          defaultValue={profile.resumeUrl ?? ""}
        />
      </ProfileForm>
    </div>
  );
}

/** The link, if it is one: older rows were never checked by today's rule. */
function ResumeLink({ url, onRemove }: { url: string; onRemove: () => void }) {
  return (
    <div className="resume-link">
      <Icon name="link" />
      <span className="resume-link-words">{url}</span>
      {isWebLink(url) && (
        <a
          className="btn btn-quiet btn-sm"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
        >
          Open<span className="sr"> resume link in a new tab</span>
        </a>
      )}
      <button
        type="button"
        className="icon-btn needs-script"
        aria-label="Delete resume link"
        onClick={onRemove}
      >
        <Icon name="trash-2" size="sm" />
      </button>
    </div>
  );
}

/** The link to a resume and, as its children, the files. */
export function ResumeSection({ children }: { children?: ReactNode }) {
  const { profile, send } = useProfile();
  const { place, focusOn } = useFocusAfter<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const { resumeUrl, resumeCount } = profile;

  async function change(url: string | null): Promise<boolean> {
    try {
      await send(PATH, { method: "PATCH", json: { resumeUrl: url } });
      return true;
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
      return false;
    }
  }

  async function remove(): Promise<void> {
    const url = resumeUrl;
    if (!(await change(null))) return;
    const action = { label: "Undo", run: () => void change(url) };
    toast({ kind: "good", text: "Your resume link is deleted.", action });
    focusOn("[data-add]");
  }

  return (
    <section
      className="panel profile-section"
      id="resume"
      aria-labelledby="resume-title"
      ref={place}
    >
      <SectionHead id="resume" title="Resume">
        {!isOpen && (
          <button
            type="button"
            className="btn btn-outline btn-sm needs-script"
            data-add=""
            onClick={() => setOpen(true)}
          >
            <Icon name={resumeUrl ? "pencil" : "plus"} size="sm" />
            {resumeUrl ? "Edit Resume" : "Add Resume"}
          </button>
        )}
      </SectionHead>
      {!isOpen && resumeUrl && <ResumeLink url={resumeUrl} onRemove={() => void remove()} />}
      {!isOpen && !resumeUrl && resumeCount === 0 && (
        <p className="text-muted">No resume uploaded yet</p>
      )}
      {isOpen && (
        <LinkForm
          onClose={() => {
            setOpen(false);
            focusOn("[data-add]");
          }}
        />
      )}
      {children}
    </section>
  );
}
