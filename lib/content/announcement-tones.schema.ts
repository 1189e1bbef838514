/** How an announcement looks: news, something good, or something to look out for. */
export const TONES = { plain: "News", good: "Good news", warn: "Warning" } as const;
export type Tone = keyof typeof TONES;
export const TONE_NAMES = Object.keys(TONES) as [Tone, ...Tone[]];
