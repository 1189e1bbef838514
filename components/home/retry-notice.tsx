import { Notice } from "@/components/ui/notice";

/** Replaces a section whose data didn't load; the rest of the page works. */
export function RetryNotice({ what }: { what: string }) {
  return (
    <Notice tone="warn">
      Couldn't load {what}. <a href="/">Try again</a>
    </Notice>
  );
}
