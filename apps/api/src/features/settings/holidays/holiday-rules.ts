import type { Danger } from "#core/danger.ts";

/** A weekly day off, the festivals and a closure fit in; no holidays take all lateness off a book. The twin: `guard_holiday`. */
const maxInARow = 15;
const maxInAYear = 100;
/** So many changed days nobody has to see: a festival, or a day on which the shop is closed all of a sudden. */
const fewDays = 3;

interface Change {
  added: string[];
  removed: string[];
  /** What is a holiday then. */
  after: ReadonlySet<string>;
}

/** What a call changes: a day that is a holiday already stays one, and one that is none is not taken off. */
export function changeOf(before: ReadonlySet<string>, add: readonly string[], remove: readonly string[]): Change {
  const after = new Set(before);
  const removed = [...new Set(remove)].filter((day) => after.delete(day));
  const added = [...new Set(add)].filter((day) => !after.has(day));
  for (const day of added) after.add(day);
  return { added, removed, after };
}

/** Why the shop cannot be closed on these days; only what is added counts. */
export function faultOfHolidays({
  added,
  after,
}: Pick<Change, "added" | "after">): "holidays_in_a_row" | "holidays_in_a_year" | null {
  const inYear = new Map<string, number>();
  for (const day of after) inYear.set(day.slice(0, 4), (inYear.get(day.slice(0, 4)) ?? 0) + 1);
  for (const day of added) if (runOf(after, day) > maxInARow) return "holidays_in_a_row";
  return added.some((day) => (inYear.get(day.slice(0, 4)) ?? 0) > maxInAYear) ? "holidays_in_a_year" : null;
}

/** How many days in a row are holidays around one of them. */
function runOf(days: ReadonlySet<string>, day: string): number {
  let count = 1;
  for (const step of [-1, 1]) for (let n = step; days.has(daysLater(day, n)); n += step) count += 1;
  return count;
}

/**
 * Many days at once, or a few again and again: a holiday moves what falls due on it, and so the lateness of books. `unseen`: what was
 * changed before and nobody else was shown.
 */
export function holidaysDanger(
  { added, removed }: Pick<Change, "added" | "removed">,
  unseen: readonly string[],
): Danger<"holidays"> | null {
  if (added.length + removed.length === 0 || added.length + removed.length + unseen.length <= fewDays) return null;
  return {
    kind: "holidays",
    recordType: "settings",
    recordId: "holidays",
    subject: "",
    from: listed(removed),
    to: listed(added),
    facts: unseen.length === 0 ? {} : { unseenDays: listed(unseen) },
  };
}

function listed(days: readonly string[]): string {
  return days.toSorted().join(", ");
}

function daysLater(day: string, days: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
