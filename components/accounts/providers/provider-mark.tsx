import type { ReactNode } from "react";

// Drawn here, in the colors that people know these two by.
const MARKS: Record<string, ReactNode> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M4.2 7.5A9 9 0 0 1 18.4 5.6" />
      <path stroke="#fbbc05" d="M4.2 16.5a9 9 0 0 1 0-9" />
      <path stroke="#34a853" d="M17.8 18.9A9 9 0 0 1 4.2 16.5" />
      <path stroke="#4285f4" d="M12.5 12H21a9 9 0 0 1-3.2 6.9" />
    </g>
  ),
  linkedin: (
    <g>
      <rect width="22" height="22" x="1" y="1" rx="4" fill="#0a66c2" />
      <g fill="none" stroke="#fff" strokeWidth="2.6">
        <path d="M7 10.2V18M11.6 18v-7.8M11.6 14c0-3.4 5.2-3.4 5.2 0v4" />
      </g>
      <circle cx="7" cy="6.7" r="1.6" fill="#fff" />
    </g>
  ),
};

/** A provider's sign beside its name. */
export function ProviderMark({ id }: { id: string }) {
  return (
    <svg className="provider-mark" viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[id]}
    </svg>
  );
}
