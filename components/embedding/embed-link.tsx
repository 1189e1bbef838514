import { Icon } from "@/components/ui/icon";
import { type EmbedTarget, embedHref } from "@/lib/syndication/embedding/options";

/** Under a list of jobs: the way to have it on one's own site. */
export function EmbedLink({ target, children }: { target: EmbedTarget; children: string }) {
  return (
    <p className="mt-4 mb-4 text-sm">
      <a className="link" href={embedHref(target)} rel="nofollow">
        <Icon name="code-xml" size="sm" /> {children}
      </a>
    </p>
  );
}
