import { pageMetadata } from "@/app/page-metadata";
import { EmptyState } from "@/components/ui/empty-state";

export function generateMetadata() {
  return pageMetadata({
    title: "Blogs",
    description: "Articles about looking for work and about hiring.",
    path: "/Blogs",
  });
}

export default function BlogsPage() {
  return (
    <div className="wrap section">
      <EmptyState
        isPage
        drawing="posts"
        title="Blogs should be here"
        text="No article has been published yet."
      >
        <a className="btn btn-primary" href="/jobs">
          Find Jobs
        </a>
      </EmptyState>
    </div>
  );
}
