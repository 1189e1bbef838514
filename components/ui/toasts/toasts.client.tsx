"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { takeFarewell } from "@/lib/browser/session-state";
import { onFirstToast, toast } from "./toast.client";

const Toaster = lazy(() => import("./toaster.client"));

/** Where messages appear. The library loads with the first one. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  useEffect(() => {
    const farewell = takeFarewell();
    if (farewell) toast({ kind: "good", text: farewell, seconds: 20 });
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
