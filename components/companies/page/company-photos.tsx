import { StaticMarkup } from "@/components/ui/static/static-markup";
import { PHOTO_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { CompanyPictures } from "@/lib/companies/pictures/schema";
import { PhotoViewer } from "./photo-viewer.client";

type Props = Pick<CompanyPictures, "photos"> & { name: string };

const { width, height } = PHOTO_FRAME;
// As wide as the photo is in its list (company-photos.css).
const SIZES = "(width < 769px) 78vw, (width < 1024px) 50vw, 360px";
const FIRST = "(width < 769px) 78vw, (width < 1024px) 100vw, 720px";

/**
 * The company's own photos of its workplace, the first the largest; nothing without one. Each leads
 * to the picture, which `PhotoViewer` shows over the page where scripts run.
 */
export function CompanyPhotos({ photos, name }: Props) {
  if (photos.length === 0) return null;
  const label = `Photos of ${name}`;
  return (
    <section className="co-sec" id="photos" aria-labelledby="company-photos">
      <h2 id="company-photos">Photos</h2>
      {/* On phones it scrolls sideways. */}
      <StaticMarkup className="co-photos" role="group" aria-label={label}>
        {photos.map(({ id, url, smallUrl, alt, caption }, index) => (
          <figure key={id}>
            <a href={url} data-photo={index}>
              {/* biome-ignore lint/performance/noImgElement: stored in the sizes shown */}
              <img
                src={smallUrl}
                srcSet={`${smallUrl} ${width / 2}w, ${url} ${width}w`}
                sizes={index === 0 ? FIRST : SIZES}
                width={width}
                height={height}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </a>
            {caption && <figcaption dir="auto">{caption}</figcaption>}
          </figure>
        ))}
      </StaticMarkup>
      <PhotoViewer label={label} photos={photos} />
    </section>
  );
}
