/** The formats of a feed: the file's ending, its media type, and its name for people. */
export const FEED_FORMATS = {
  rss: { mediaType: "application/rss+xml", label: "RSS" },
  atom: { mediaType: "application/atom+xml", label: "Atom" },
  json: { mediaType: "application/feed+json", label: "JSON Feed" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_LENGTH = 50;

/** A job or article in a feed. All texts are plain except `html`. */
export type FeedItem = {
  /** Stays the same forever, whatever happens to the address. */
  id: string;
  url: string;
  title: string;
  /** The author: a job's company, or an article's writer. */
  author: string;
  /** What readers see: safe markup. */
  html: string;
  summary: string;
  /** ISO instants. */
  publishedAt: string;
  changedAt: string;
  tags: string[];
};

/** The newest jobs of a search, or the newest articles, ready to be written in any format. */
export type Feed = {
  title: string;
  description: string;
  /** The page with the same content. */
  pageUrl: string;
  feedUrl: string;
  siteName: string;
  /** The ISO instant of the newest change; null if there is none. */
  updatedAt: string | null;
  items: FeedItem[];
};
