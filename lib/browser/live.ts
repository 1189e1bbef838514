/** The page itself is loaded first; nothing is missed meanwhile. */
const LATER_MS = 1500;
/** How long a stream may take to begin. A proxy that holds events back never lets it. */
const BEGIN_MS = 8000;
const POLL_MS = 20_000;
/** After this time, a stream is tried again. */
const AGAIN_MS = 5 * 60_000;

type FollowedNews<News extends { until: string }> = {
  /** Answers with the news, once or as a stream; takes `since`. */
  path: string;
  /** The instant from which on news are wanted. */
  since: string;
  hear: (news: News) => void;
  /** Asks once; null when there is nothing to follow any longer. */
  ask: (address: string) => Promise<News | null>;
};

function addressOf(path: string, since: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}since=${encodeURIComponent(since)}`;
}

/**
 * Follows news while the page can be seen: by server-sent events, or by asking every 20 seconds
 * where those don't get through. Returns a function that ends it.
 */
export function followNews<News extends { until: string }>(
  followed: FollowedNews<News>,
): () => void {
  const { path, hear, ask } = followed;
  let since = followed.since;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asksUntil = 0;
  let isEnded = false;

  function take(news: News): void {
    since = news.until;
    hear(news);
  }
  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }
  async function poll(): Promise<void> {
    const news = await ask(addressOf(path, since)).catch(() => undefined);
    if (isEnded || document.hidden) return;
    if (news === null) return end();
    if (news) take(news);
    timer = setTimeout(() => (Date.now() < asksUntil ? void poll() : stream()), POLL_MS);
  }
  function askInstead(): void {
    stop();
    asksUntil = Date.now() + AGAIN_MS;
    void poll();
  }
  function stream(): void {
    stop();
    source = new EventSource(addressOf(path, since));
    timer = setTimeout(askInstead, BEGIN_MS);
    source.addEventListener("message", ({ data }) => {
      clearTimeout(timer);
      take(JSON.parse(data) as News);
    });
    source.addEventListener("replaced", askInstead);
    source.addEventListener("error", () => {
      // Otherwise the browser comes back by itself.
      if (source?.readyState === EventSource.CLOSED) askInstead();
    });
  }
  function begin(): void {
    if (document.hidden) stop();
    else if (Date.now() < asksUntil) askInstead();
    else stream();
  }
  function end(): void {
    isEnded = true;
    stop();
    document.removeEventListener("visibilitychange", begin);
  }
  document.addEventListener("visibilitychange", begin);
  timer = setTimeout(begin, LATER_MS);
  return end;
}
