/** How many jobs pay from this much a year, up to the next bar. The first also has all below. */
type PayBar = { from: number; count: number };

/** Without bars if no job found states its pay. */
export type PayHistogram = {
  /** Of the bars. */
  currency: string;
  /** In ascending order. */
  bars: PayBar[];
};
