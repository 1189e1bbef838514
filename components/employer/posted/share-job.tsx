import { Icon } from "@/components/ui/icon";
import { embedHref } from "@/lib/syndication/embedding/options";
import { CopyLink, ShareMore } from "./share-buttons.client";

/** A QR code: `size` modules on each side, and its dark modules as an SVG path. */
type QrCode = { size: number; path: string };

type Props = {
  title: string;
  companyName: string;
  /** The last parts of the addresses of the job's and the company's page. */
  slug: string;
  companySlug: string;
  /** The address of the job's page. */
  url: string;
  /** The same address for a noticeboard. */
  qr: QrCode;
};

/** Where a posting can be passed on to; each opens with its title and address. */
function targets({ title, companyName, url }: Props): readonly (readonly [string, string])[] {
  const text = encodeURIComponent(`${title}, ${companyName}`);
  const link = encodeURIComponent(url);
  return [
    ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
    ["WhatsApp", `https://wa.me/?text=${text}%20${link}`],
  ];
}

function mailTo({ title, companyName, url }: Props): string {
  const subject = encodeURIComponent(`${title}, ${companyName}`);
  const body = encodeURIComponent(`${companyName} is hiring: ${title}\n\n${url}`);
  return `mailto:?subject=${subject}&body=${body}`;
}

// Light around the code, which readers need; dark on light in both themes, or some don't see it.
const MARGIN = 4;

function viewBox(size: number): string {
  return [-MARGIN, -MARGIN, size + 2 * MARGIN, size + 2 * MARGIN].join(" ");
}

/** The code as a file, to print it. */
function fileOf({ size, path }: QrCode): string {
  const box = viewBox(size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="600" height="600" shape-rendering="crispEdges"><path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${size + 2 * MARGIN}v${size + 2 * MARGIN}H${-MARGIN}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function Code({ qr }: Pick<Props, "qr">) {
  return (
    <figure className="share-job-code">
      <svg
        className="share-job-qr"
        viewBox={viewBox(qr.size)}
        role="img"
        aria-label="QR code of the job's page"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <figcaption>
        <a className="btn btn-outline btn-sm" href={fileOf(qr)} download="job-qr-code.svg">
          <Icon name="download" size="sm" />
          Download
        </a>
        <p className="help">For a noticeboard or a handout. It opens the job's page.</p>
      </figcaption>
    </figure>
  );
}

/** A live job's address to pass on: as a link, a message, or a code to print. */
export function ShareJob(props: Props) {
  const { title, url, qr, slug, companySlug } = props;
  return (
    <section className="panel employer-job-section share-job" id="share" aria-labelledby="share-h">
      <h2 id="share-h">Share it</h2>
      <div className="share-job-ways">
        <div className="share-job-line">
          <a href={url} className="share-job-link">
            {url}
          </a>
          <CopyLink url={url} />
        </div>
        <div className="share-job-targets">
          <a className="btn btn-outline btn-sm" href={mailTo(props)}>
            <Icon name="mail" size="sm" />
            Email
          </a>
          {targets(props).map(([name, href]) => (
            <a
              key={name}
              className="btn btn-outline btn-sm"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
          ))}
          <ShareMore title={title} url={url} />
        </div>
        <p className="share-job-embed">
          On your own site:{" "}
          <a className="link" href={embedHref({ job: slug })}>
            this job
          </a>{" "}
          or{" "}
          <a className="link" href={embedHref({ company: companySlug })}>
            all jobs of {props.companyName}
          </a>
          , always up to date.
        </p>
        <p className="help">Your analytics count those who come by a link, without cookies.</p>
      </div>
      <Code qr={qr} />
    </section>
  );
}
