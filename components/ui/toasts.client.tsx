"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.client";

const Toaster = lazy(() => import("./toaster.client"));

/** Where messages appear. The library loads with the first one. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
