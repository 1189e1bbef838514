"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { api, failureText } from "@/lib/browser/api";
import type { ResumeOpening, ResumeView } from "@/lib/profiles/resumes/schema";
import { ResumeRow } from "./resume-row.client";
import { ResumeUpload } from "./resume-upload.client";

const UPLOAD = "resume-upload";
/** A name cut to fit into a message. */
const short = (name: string) => (name.length > 40 ? `${name.slice(0, 36).trim()}...` : name);

type Props = {
  resumes: readonly ResumeView[];
  /** Which employers looked at a resume, by its id. */
  views: Readonly<Record<string, readonly ResumeOpening[]>>;
};

/** A person's resumes, and the button to add one. What is read in them is shown by `ResumeStep`. */
export function ResumeShelf({ resumes, views }: Props) {
  const router = useRouter();
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const [busy, setBusy] = useState<string | null>(null);

  async function change(id: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(id);
    try {
      await work();
      router.refresh();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(null);
  }

  const restore = ({ id, name, isDefault }: ResumeView) =>
    change(id, async () => {
      const json = { isRemoved: false, ...(isDefault ? { isDefault } : {}) };
      await api(`/api/resumes/${id}`, { method: "PATCH", json });
      toast({ kind: "good", text: `${short(name)} is back.` });
    });

  const remove = (resume: ResumeView) =>
    change(resume.id, async () => {
      await api(`/api/resumes/${resume.id}`, { method: "DELETE" });
      const action = { label: "Undo", run: () => void restore(resume) };
      toast({ kind: "good", text: `${short(resume.name)} is removed.`, action });
      // The button disappears with its row.
      focusOn(`#${UPLOAD}`);
    });

  const makeDefault = ({ id, name }: ResumeView) =>
    change(id, async () => {
      await api(`/api/resumes/${id}`, { method: "PATCH", json: { isDefault: true } });
      toast({ kind: "good", text: `New applications now start with ${short(name)}.` });
      focusOn(`#${UPLOAD}`);
    });

  return (
    <div ref={place} className="resume-shelf">
      {resumes.length > 0 && (
        <ul className="resume-list" aria-label="Your resumes">
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              openings={views[resume.id] ?? []}
              isBusy={busy === resume.id}
              onDefault={() => void makeDefault(resume)}
              onRemove={() => void remove(resume)}
            />
          ))}
        </ul>
      )}
      <ResumeUpload
        id={UPLOAD}
        onUploaded={({ name }) => {
          toast({ kind: "good", text: `${short(name)} is uploaded.` });
          router.refresh();
        }}
      />
    </div>
  );
}
