"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { LINK_HEADER } from "@/lib/applications/by-hand/paths";
import { api } from "@/lib/browser/api";
import { type ApplicationPaths, applicationPaths } from "./application-paths";

const Token = createContext<string | null>(null);

/** Makes everything inside act for the holder of a mailed link instead of an account. */
export function LinkAccess({ token, children }: { token: string; children: ReactNode }) {
  return <Token value={token}>{children}</Token>;
}

/** Calls about an application, and where its pages are, for an account or a mailed link. */
export function useApplicationAccess(): { api: typeof api; paths: ApplicationPaths } {
  const token = useContext(Token);
  return useMemo(() => {
    const paths = applicationPaths(token);
    if (token === null) return { api, paths };
    const linked: typeof api = (path, init) =>
      api(path, { ...init, headers: { ...init?.headers, [LINK_HEADER]: token } });
    return { api: linked, paths };
  }, [token]);
}
