"use client";

import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";

type Props = { codes: readonly string[]; onKept: () => void };

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast({ kind: "good", text: "Codes copied." });
  } catch {
    toast({
      kind: "bad",
      text: "Your browser doesn't allow copying here. Write the codes down or print them.",
    });
  }
}

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <>
      <Notice tone="good">
        Two-factor login is on. Keep these recovery codes where only you can find them. Each can be
        used once instead of a code from your app, and <b>they are not shown again</b>.
      </Notice>
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="settings-actions no-print">
        <button type="button" className="btn btn-strong" onClick={onKept}>
          I Have Kept Them
        </button>
        <button type="button" className="btn btn-outline" onClick={() => void copy(codes)}>
          Copy
        </button>
        <button type="button" className="btn btn-outline" onClick={() => window.print()}>
          <Icon name="printer" size="sm" />
          Print
        </button>
      </div>
    </>
  );
}
