/** The ways a feed is written: the end of its file's name, its media type, its name for people. */
export const FEED_FORMATS = {
  rss: { mediaType: "application/rss+xml", label: "RSS" },
  atom: { mediaType: "application/atom+xml", label: "Atom" },
  json: { mediaType: "application/feed+json", label: "JSON Feed" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_LENGTH = 50;

/** One job as feeds tell of it. Texts are plain. */
export type FeedItem = {
  /** The same for ever, whatever becomes of the job's address. */
  id: string;
  url: string;
  title: string;
  company: string;
  /** Place, pay and kind on one line. */
  facts: string;
  excerpt: string;
  /** ISO instant. */
  postedAt: string;
  tags: string[];
};

/** The newest jobs of one search, ready to be written in any format. */
export type Feed = {
  title: string;
  description: string;
  /** The page of the same search. */
  pageUrl: string;
  feedUrl: string;
  siteName: string;
  /** ISO instant of the newest posting; null when there is none. */
  updatedAt: string | null;
  items: FeedItem[];
};
