import type { Metadata } from "next";
import type { ReactNode } from "react";
import { missingMetadata } from "@/app/page-metadata";
import { settingGroup } from "@/lib/platform/settings";
import type { PageFeature } from "@/lib/shared/setting-groups/features";
import { MissingAddress } from "./missing-address";

/** A page that is there only while the site offers what it's about. */
export function offeredPage<Props>(
  feature: PageFeature,
  page: (props: Props) => ReactNode | Promise<ReactNode>,
) {
  return (props: Props) => (settingGroup("features")[feature] ? page(props) : <MissingAddress />);
}

/** The metadata of such a page. */
export function offeredMetadata<Props>(
  feature: PageFeature,
  metadata: (props: Props) => Promise<Metadata>,
) {
  return (props: Props): Promise<Metadata> =>
    settingGroup("features")[feature] ? metadata(props) : missingMetadata();
}
