/** The ways a feed is written: the end of its file's name, its media type, its name for people. */
export const FEED_FORMATS = {
  rss: { mediaType: "application/rss+xml", label: "RSS" },
  atom: { mediaType: "application/atom+xml", label: "Atom" },
  json: { mediaType: "application/feed+json", label: "JSON Feed" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_LENGTH = 50;

/** One job or article as feeds tell of it. Texts are plain but for `html`. */
export type FeedItem = {
  /** The same for ever, whatever becomes of its address. */
  id: string;
  url: string;
  title: string;
  /** Who speaks: the company of a job, the author of an article. */
  author: string;
  /** What readers are shown: safe markup. */
  html: string;
  summary: string;
  /** ISO instants. */
  publishedAt: string;
  changedAt: string;
  tags: string[];
};

/** The newest jobs of one search, or the newest articles, ready to be written in any format. */
export type Feed = {
  title: string;
  description: string;
  /** The page that shows the same. */
  pageUrl: string;
  feedUrl: string;
  siteName: string;
  /** ISO instant of the newest change; null when there is none. */
  updatedAt: string | null;
  items: FeedItem[];
};
