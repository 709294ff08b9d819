/** What a shop may not have meant. Percentages are hundredths of a percent. */
export type Warning =
  /** Everything may be brought on one day near the end, and gain so much of it. */
  | { code: "all_at_end"; percent: number }
  /** The same, with so much of the making charge left out. */
  | { code: "waiver_at_end"; percent: number }
  /** Who pays one instalment and waits gains a greater share than who pays all: so much of it. */
  | { code: "one_payment_gains"; percent: number }
  /** So many days after joining at the most. */
  | { code: "maturity_past_365"; days: number }
  /** Null: the window never closes. */
  | { code: "closing_past_365"; days: number | null }
  /** So much of the charge is left out of every further gram. */
  | { code: "waiver_unlimited"; percent: number }
  /** Nothing is paid back before so many months. */
  | { code: "nothing_back_before"; months: number }
  /** The shop adds nothing before so many months. */
  | { code: "no_bonus_before"; months: number }
  /** Who pays punctually never comes to this row. */
  | { code: "row_out_of_reach"; benefit: number; row: number };
