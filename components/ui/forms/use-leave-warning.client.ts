"use client";

import { useEffect, useRef } from "react";

/** Makes the browser ask before leaving a page with unsaved input. */
export function useLeaveWarning() {
  const isDirty = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return {
    /** For the form: something in it was changed. */
    touch: () => {
      isDirty.current = true;
    },
    settle: () => {
      isDirty.current = false;
    },
  };
}
