import type { Metadata } from "next";
import { PostForm } from "@/components/content/admin/post-form.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { getAccount } from "@/lib/accounts/queries";
import { requireBoardAdmin } from "@/lib/accounts/session";
import "@/app/sheets/editor.css";

export const metadata: Metadata = { title: "New article – Admin", robots: { index: false } };

export default async function NewArticlePage() {
  const { fullName, username } = await getAccount(await requireBoardAdmin());
  return (
    <>
      <BackLink href="/admin/content">Articles</BackLink>
      <h1>New article</h1>
      <p className="admin-note">You can add a picture once it is saved.</p>
      <PostForm post={null} author={fullName || username} />
    </>
  );
}
