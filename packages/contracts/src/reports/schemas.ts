import * as z from "zod/mini";

/** How many days the trend goes back, today included, when nobody says. */
export const TREND_DAYS = 30;

/** What a collection is counted by. */
export const collectionGroups = ["day", "mode", "scheme", "staff"] as const;

export const duesStates = ["overdue", "due"] as const;

export const shopReports = ["collections", "dues", "maturing", "liability"] as const;

/** Today and the days before it, or the calendar month so far. */
export const reportPeriods = ["3", "7", "31"] as const;

/** Whose points are counted: of who saved, or of the member of staff who acknowledged. */
export const loyaltyGroups = ["customer", "staff"] as const;

/** Loyalty points that were earned and taken back, of whomever they are counted. */
export const countedPoints = {
  paymentCount: ["payment_count", z.int()],
  earnedPoints: ["points_earned", z.int()],
  /** Of payments that were refunded, at the rate they were earned at. */
  takenBackPoints: ["points_taken_back", z.int()],
  points: z.int(),
} as const;
