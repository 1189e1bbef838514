import type { Metadata } from "next";
import { OwnPosts } from "@/components/content/admin/post-list";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { listOwnPosts } from "@/lib/content/blog/post-editing.queries";
import { postsQuery } from "@/lib/content/blog/posts.schema";
import { type Parameters, readCode, readText } from "@/lib/shared/parameters";

export const metadata: Metadata = { title: "Articles – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function ArticlesPage({ searchParams }: Props) {
  const actor = await requireBoardAdmin();
  const parameters = await searchParams;
  const given = postsQuery.safeParse({
    state: readCode(parameters, "state") || undefined,
    page: readText(parameters, "page", 4) || 1,
  });
  const query = given.success ? given.data : { page: 1 };
  return (
    <>
      <h1>Articles</h1>
      <OwnPosts list={await listOwnPosts(actor, query)} state={query.state ?? null} />
    </>
  );
}
