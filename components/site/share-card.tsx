import { OWN_COLOURS } from "@/lib/shared/appearance/tokens";
import { flagOf } from "@/lib/shared/flags";
import {
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareCard,
} from "@/lib/structured-data/share-cards.schema";
import { shareFlag, shareLook } from "./share-scene";

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

/** The picture shown for a page when its link is shared. */
export function ShareCardPicture({ card, logo }: { card: ShareCard; logo: string | null }) {
  const look = shareLook(card.colours ?? OWN_COLOURS);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        padding: "44px 64px 78px",
        backgroundImage: `url(${look.scene})`,
        backgroundSize: `${SHARE_WIDTH}px ${SHARE_HEIGHT}px`,
        fontFamily: "Text",
        color: look.ink,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
        {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not served in a page */}
        <img src={logo ?? look.logo} alt="" width={52} height={52} />
        <div style={{ display: "flex", fontFamily: "Head", fontSize: 34, letterSpacing: -0.6 }}>
          {card.siteName}
        </div>
      </div>
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
    </div>
  );
}
