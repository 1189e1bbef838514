import { OWN_COLOURS } from "@/lib/shared/appearance/tokens";
import { flagOf } from "@/lib/shared/flags";
import {
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareCard,
} from "@/lib/structured-data/share-cards.schema";
import { DRAWING, shareFlag, shareLook } from "./share-scene";

// The renderer supports flex boxes and inline styles, but no style sheets or variables.
type ShareLook = ReturnType<typeof shareLook>;

/** Title sizes by length: the longest still leaves room for three more lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 82;
  if (title.length <= 48) return 64;
  return title.length <= 84 ? 50 : 44;
}

function Mark({ name }: { name: string }) {
  const flag = flagOf(name);
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: 76,
        height: 76,
        backgroundImage: `url(${shareFlag(flag)})`,
        backgroundSize: "76px 76px",
        fontFamily: "Head",
        fontSize: 38,
        color: "#fff",
      }}
    >
      {flag.letter}
    </div>
  );
}

function Facts({ card, look }: { card: ShareCard; look: ShareLook }) {
  return (
    <div style={{ display: "flex", flexDirection: "column", marginTop: 26, gap: 10 }}>
      {card.pay && (
        <div style={{ display: "flex", fontSize: 40, color: look.pay, letterSpacing: -0.5 }}>
          {card.pay}
        </div>
      )}
      <div style={{ display: "flex", flexWrap: "wrap", fontSize: 28, color: look.muted }}>
        {card.facts.join(" · ")}
      </div>
    </div>
  );
}

/** What belongs to the picture besides its words, as addresses of data. */
export type ShareFiles = {
  /** The site's own mark. */
  icon: string | null;
  /** The site's own logo with its name. */
  logo: string | null;
  /** The drawing or picture behind the words. */
  backdrop: string | null;
};

type PartProps = { card: ShareCard; look: ShareLook; files: ShareFiles };

const LOGO_HEIGHT = 52;

function Brand({ card, look, files }: PartProps) {
  if (card.logo && files.logo) {
    const width = Math.round((card.logo.width * LOGO_HEIGHT) / card.logo.height);
    // biome-ignore lint/performance/noImgElement: drawn into a picture, not served in a page
    return <img src={files.logo} alt="" width={width} height={LOGO_HEIGHT} />;
  }
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not served in a page */}
      <img src={files.icon ?? look.logo} alt="" width={LOGO_HEIGHT} height={LOGO_HEIGHT} />
      <div style={{ display: "flex", fontFamily: "Head", fontSize: 34, letterSpacing: -0.6 }}>
        {card.siteName}
      </div>
    </div>
  );
}

function Behind({ card, look, files }: PartProps) {
  if (!files.backdrop || !look.veil) return null;
  const isDrawing = typeof card.backdrop === "object" && "drawing" in card.backdrop;
  const { left, width } = isDrawing ? DRAWING : { left: 0, width: SHARE_WIDTH };
  const place = { position: "absolute", top: 0, height: SHARE_HEIGHT } as const;
  const whole = { ...place, left: 0, width: SHARE_WIDTH };
  return (
    <div style={{ display: "flex", ...whole }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not served in a page */}
      <img
        src={files.backdrop}
        alt=""
        width={width}
        height={SHARE_HEIGHT}
        style={{ ...place, left }}
      />
      <div style={{ ...whole, backgroundImage: look.veil }} />
    </div>
  );
}

function Words({ card, look }: Omit<PartProps, "files">) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 830 }}>
      {(card.kicker || card.markOf) && (
        <div style={{ display: "flex", alignItems: "center", gap: 22, marginBottom: 22 }}>
          {card.markOf && <Mark name={card.markOf} />}
          {card.kicker && (
            <div style={{ display: "flex", fontSize: 33, width: 720 }}>{card.kicker}</div>
          )}
        </div>
      )}
      <div
        style={{
          display: "flex",
          fontFamily: "Head",
          fontSize: titleSize(card.title),
          lineHeight: 1.08,
          letterSpacing: -1.5,
          wordBreak: "break-word",
        }}
      >
        {card.title}
      </div>
      <Facts card={card} look={look} />
    </div>
  );
}

/** The picture shown for a page when its link is shared. */
export function ShareCardPicture({ card, files }: { card: ShareCard; files: ShareFiles }) {
  const look = shareLook(card.colours ?? OWN_COLOURS, card.backdrop);
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  const scene = look.scene && {
    backgroundImage: `url(${look.scene})`,
    backgroundSize: `${SHARE_WIDTH}px ${SHARE_HEIGHT}px`,
  };
  return (
    <div
      style={{
        ...{ display: "flex", position: "relative", ...size },
        ...{ backgroundColor: look.ground, ...scene },
      }}
    >
      <Behind card={card} look={look} files={files} />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          ...size,
          padding: "44px 64px 78px",
          fontFamily: "Text",
          color: look.ink,
        }}
      >
        <Brand card={card} look={look} files={files} />
        <Words card={card} look={look} />
      </div>
    </div>
  );
}
