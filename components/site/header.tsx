import { HeaderSearch } from "@/components/search/header-search.client";
import { Icon } from "@/components/ui/icon";
import { NavLinks } from "./nav-links.client";

type Props = { siteName: string };

/** The way home: the drawing is ours, the name the operator's. */
export function Logo({ siteName }: Props) {
  return (
    <a className="logo" href="/">
      {siteName}
    </a>
  );
}

/** The bar over every page. Its menu on small screens is a popover: it needs no script. */
export function Header({ siteName }: Props) {
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <Logo siteName={siteName} />
        <HeaderSearch />
        <nav className="site-nav" aria-label="Main">
          <NavLinks />
        </nav>
        <div className="site-account">
          <a className="btn btn-quiet" href="/login">
            Login
          </a>
          <a className="btn btn-strong" href="/signUp">
            Sign Up
          </a>
        </div>
        <button
          type="button"
          className="icon-btn site-menu-button"
          aria-label="Menu"
          popoverTarget="site-menu"
        >
          <Icon name="menu" size="lg" className="when-closed" />
          <Icon name="x" size="lg" className="when-open" />
        </button>
        <nav id="site-menu" className="site-menu" aria-label="Menu" popover="auto">
          <NavLinks />
          <a className="btn btn-outline" href="/login">
            Login
          </a>
          <a className="btn btn-strong" href="/signUp">
            Sign Up
          </a>
        </nav>
      </div>
    </header>
  );
}
