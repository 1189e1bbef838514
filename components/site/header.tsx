import { HeaderSearch } from "@/components/search/header-search.client";
import { Icon } from "@/components/ui/icon";
import { Still } from "@/components/ui/still";
import { NavLinks } from "./nav-links";

type Props = {
  siteName: string;
  /** Where the visitor is. */
  path: string;
};

/** The way home: the drawing is ours, the name the operator's. */
export function Logo({ siteName }: Pick<Props, "siteName">) {
  return (
    <a className="logo" href="/">
      {siteName}
    </a>
  );
}

/** The bar over every page. Its menu on small screens is a popover: it needs no script. */
export function Header({ siteName, path }: Props) {
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <Logo siteName={siteName} />
        <HeaderSearch />
        <Still as="nav" className="site-nav" aria-label="Main">
          <NavLinks path={path} />
        </Still>
        <Still className="site-account">
          <a className="btn btn-quiet" href="/login">
            Login
          </a>
          <a className="btn btn-strong" href="/signUp">
            Sign Up
          </a>
        </Still>
        <Still
          as="button"
          type="button"
          className="icon-btn site-menu-button"
          aria-label="Menu"
          popoverTarget="site-menu"
        >
          <Icon name="menu" size="lg" className="when-closed" />
          <Icon name="x" size="lg" className="when-open" />
        </Still>
        <Still as="nav" id="site-menu" className="site-menu" aria-label="Menu" popover="auto">
          <NavLinks path={path} />
          <a className="btn btn-outline" href="/login">
            Login
          </a>
          <a className="btn btn-strong" href="/signUp">
            Sign Up
          </a>
        </Still>
      </div>
    </header>
  );
}
