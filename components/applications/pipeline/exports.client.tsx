"use client";

import useSWR, { mutate } from "swr";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import type { CompanyExportView, ExportKind } from "@/lib/applications/pipeline/exports.schema";
import { api } from "@/lib/browser/api";
import { formatInstant } from "@/lib/shared/dates";

const PATH = "/api/employer/applications/exports";
const KEY = [PATH];
const POLL_MS = 1500;
// Large ones take longer; the list keeps checking for them.
const TRIES = 40;

type ResponseBody = { exports: CompanyExportView[] };

const read = () => api<ResponseBody>(PATH);
const pause = () => new Promise((done) => setTimeout(done, POLL_MS));

/** Waits until a file is ready; returns its state by then. */
async function settled(id: string): Promise<CompanyExportView["state"]> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await pause();
    const response = await mutate<ResponseBody>(KEY, read());
    const state = response?.exports.find((one) => one.id === id)?.state ?? "failed";
    if (state !== "preparing") return state;
  }
  return "preparing";
}

type Props = {
  kind: ExportKind;
  /** The query string of the list's address. */
  search: string;
  /** Only these applications. */
  ids?: readonly string[];
  label: string;
  className: string;
};

/** Requests a file of applications, and downloads it when it is ready. */
export function ExportButton({ kind, search, ids, label, className }: Props) {
  const { isBusy, attempt } = useOneAtATime();

  const run = () =>
    attempt(async () => {
      const json = { kind, search, ...(ids ? { ids } : {}) };
      const { id } = await api<CompanyExportView>(PATH, { method: "POST", json });
      void mutate(KEY);
      toast({
        kind: "good",
        text: "We're preparing the file. The download will start automatically.",
      });
      const state = await settled(id);
      if (state === "ready") window.location.assign(`${PATH}/${id}`);
      else if (state === "preparing") {
        toast({
          kind: "good",
          text: "The file is taking longer. You'll find it under Exported files.",
        });
      } else toast({ kind: "bad", text: "We couldn't make the file. Ask for it again." });
    });

  return (
    <button
      type="button"
      className={`${className} needs-script`}
      aria-busy={isBusy}
      onClick={() => void run()}
    >
      {isBusy ? "Preparing..." : label}
    </button>
  );
}

const KIND_NAMES: Record<ExportKind, string> = { csv: "Table (CSV)", zip: "CVs (ZIP)" };

function FileState({ file }: { file: CompanyExportView }) {
  if (file.state === "preparing") return <span className="badge">Being prepared...</span>;
  if (file.state === "failed") {
    return <span className="text-muted">We couldn't make it. Ask for it again.</span>;
  }
  return (
    <a className="btn btn-outline btn-sm" href={`${PATH}/${file.id}`} download>
      Download
      <span className="sr">
        {" "}
        {KIND_NAMES[file.kind]}, asked for on {formatInstant(file.requestedAt)}
      </span>
    </a>
  );
}

/** The files being made or ready to download; renders nothing without any. */
export function ExportedFiles({ initial }: { initial: CompanyExportView[] }) {
  const { data } = useSWR<ResponseBody>(KEY, read, {
    fallbackData: { exports: initial },
    revalidateOnMount: false,
    refreshInterval: (known) =>
      known?.exports.some(({ state }) => state === "preparing") ? 2 * POLL_MS : 0,
  });
  const files = (data?.exports ?? initial).filter(({ state }) => state !== "expired");
  if (files.length === 0) return null;
  return (
    <section className="pipe-files" aria-labelledby="files-title">
      <h2 id="files-title">Exported files</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span className="pipe-file">
              <b>{KIND_NAMES[file.kind]}</b>
              <span className="help">
                Asked for on {formatInstant(file.requestedAt)}
                {file.state === "ready" &&
                  file.expiresAt &&
                  `, here until ${formatInstant(file.expiresAt)}`}
              </span>
            </span>
            <FileState file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
