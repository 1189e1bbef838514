import { FieldSuggestions } from "@/components/search/fields/field-suggestions.client";
import { HeaderSearch } from "@/components/search/fields/header-search.client";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { SiteLink } from "@/lib/shared/appearance/shapes";
import { HeaderEnd } from "./header-end.client";
import { NavLinks } from "./nav-links";

type Props = {
  siteName: string;
  /** The current path. */
  path: string;
  /** The site's sections. */
  navigation: readonly SiteLink[];
};

/** The link to the home page: the drawing is ours, the name the operator's. */
export function Logo({ siteName, href = "/" }: Pick<Props, "siteName"> & { href?: string }) {
  return (
    <a className="logo" href={href}>
      {siteName}
    </a>
  );
}

/** The bar above every page. Its menu on small screens is a popover, which needs no script. */
export function Header({ siteName, path, navigation }: Props) {
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <Logo siteName={siteName} />
        <HeaderSearch />
        <FieldSuggestions />
        <StaticMarkup as="nav" className="site-nav" aria-label="Main">
          <NavLinks path={path} links={navigation} />
        </StaticMarkup>
        <HeaderEnd>
          <StaticMarkup className="menu-links">
            <NavLinks path={path} links={navigation} />
          </StaticMarkup>
        </HeaderEnd>
      </div>
    </header>
  );
}
