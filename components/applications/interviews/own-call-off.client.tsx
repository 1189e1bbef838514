"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { CallOffDialog } from "./call-off.client";

type Props = { applicationId: string; interviewId: string; companyName: string };

/** The applicant's button to call an interview off. */
export function OwnCallOff({ applicationId, interviewId, companyName }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet btn-sm needs-script"
        onClick={() => setOpen(true)}
      >
        Call Off
      </button>
      {isOpen && (
        <CallOffDialog
          path={`/api/applications/${applicationId}/interviews/${interviewId}`}
          other={companyName}
          onClose={close}
          onDone={() => {
            toast({ kind: "good", text: `The interview is off. We've told ${companyName}.` });
            setOpen(false);
            router.refresh();
            document.getElementById("interviews")?.focus();
          }}
        />
      )}
    </>
  );
}
