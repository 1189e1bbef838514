import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { PostEditor } from "@/components/content/admin/post-editor.client";
import { MissingPage } from "@/components/content/missing-page";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { COVER_MAX_BYTES } from "@/lib/content/blog/covers.schema";
import { findPostToEdit } from "@/lib/content/blog/post-editing.queries";
import { postParams } from "@/lib/content/blog/posts.schema";
import "@/app/sheets/editor.css";

type Props = { params: Promise<{ postId: string }> };

async function readPost({ params }: Props) {
  const actor = await requireBoardAdmin();
  const given = postParams.safeParse(await params);
  return given.success ? findPostToEdit(actor, given.data.postId) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const post = await readPost(props);
  if (!post) return missingMetadata("Article not found");
  return { title: `${post.title} – Admin`, robots: { index: false } };
}

export default async function ArticlePage(props: Props) {
  const post = await readPost(props);
  if (!post) {
    return (
      <MissingPage
        title="Article not found"
        text="It may have been deleted."
        back={{ href: "/admin/content", label: "Articles" }}
      />
    );
  }
  return (
    <>
      <BackLink href="/admin/content">Articles</BackLink>
      <h1 dir="auto">{post.title}</h1>
      <PostEditor initial={post} maxCoverBytes={COVER_MAX_BYTES} />
    </>
  );
}
