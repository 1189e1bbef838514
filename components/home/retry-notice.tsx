import { Notice } from "@/components/ui/notice";

/** Stands in for a section whose data did not come; the rest of the page works. */
export function RetryNotice({ what }: { what: string }) {
  return (
    <Notice tone="warn">
      Couldn't load {what}. <a href="/">Try again</a>
    </Notice>
  );
}
