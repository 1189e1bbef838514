import { Notice } from "@/components/ui/notice";

/** Replaces a form when scripts are off. */
export function NeedsScriptNote({ what }: { what: string }) {
  return (
    <noscript>
      <Notice tone="warn">
        {what} needs JavaScript. Allow it for this site and reload the page. You can search and read
        jobs without it.
      </Notice>
    </noscript>
  );
}
