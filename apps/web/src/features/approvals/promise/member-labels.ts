import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { percentText, spanText, wholeRupees } from "#shared/schemes/terms/measures.ts";
import { choiceWords } from "./choice-words.ts";

interface MemberLabel {
  /** Of some the number in their list belongs to it. */
  label: (number: number) => string;
  words: (value: string) => string;
}

/**
 * What the maker of schemes calls a member of the terms, and its value in words; null where it has no field for it. Places in a list, and the kinds of pieces, are
 * numbers in the place and a part of the label.
 */
export function memberWords(member: readonly string[], value: string): { label: string; words: string } | null {
  const [room = "", ...rest] = member;
  const kind = room === "benefits" && rest[1] === "items" ? rest[2] : undefined;
  if (kind !== undefined) return { label: t("Off on kind {number}", { number: kind }), words: percent(value) };
  const places = rest.flatMap((name) => (/^\d+$/.test(name) ? Number(name) + 1 : []));
  const path = [room, ...rest].map((name) => (/^\d+$/.test(name) ? "*" : name)).join(".");
  const known = labels[path];
  return known === undefined ? null : { label: known.label(places.at(-1) ?? 0), words: known.words(value) };
}

/** In which part of the form it stands: "Benefit 1, step 2"; "" where its label says enough. */
export function memberRoom([room = "", ...rest]: readonly string[]): string {
  const number = Number(rest[0] ?? 0) + 1;
  switch (room) {
    case "gold":
      return t("Gold");
    case "benefits":
      return rest[1] === "when"
        ? t("Benefit {number}, step {step}", { number, step: Number(rest[2] ?? 0) + 1 })
        : t("Benefit {number}", { number });
    case "late":
      return t("Late");
    case "exit":
      return `${t("Leaving early")}, ${t("Rule {number}", { number })}`;
    case "topups":
      return t("Festival {number}", { number });
    case "gift":
      return t("Gift");
    case "tax":
      return t("Tax");
    default:
      return "";
  }
}

const count = (value: string) => value;
const text = (value: string) => value;
const months = (value: string) => spanText({ months: Number(value) });
const days = (value: string) => spanText({ days: Number(value) });
const percent = (value: string) => percentText(Number(value));
const paise = (value: string) => (/^\d+$/.test(value) ? wholeRupees(BigInt(value)) : value);
const yes = () => t("Yes");
const choice = (path: string) => (value: string) => choiceWords(path, value);

/** So many months, or days, under one label. */
function span(path: string, label: () => string): Record<string, MemberLabel> {
  return { [`${path}.months`]: { label, words: months }, [`${path}.days`]: { label, words: days } };
}

const scheduleLabels: Record<string, MemberLabel> = {
  "schedule.instalments": { label: () => t("Instalments"), words: count },
  ...span("schedule.every", () => t("One falls due every")),
  "schedule.due": { label: () => t("Day of the month"), words: choice("schedule.due") },
  "schedule.due.day": { label: () => t("Day of the month"), words: count },
  ...span("schedule.matures", () => t("Ready after")),
  "schedule.rests": { label: () => t("Ready after the last payment"), words: days },
  "schedule.flexible": { label: () => t("Any amount on any day"), words: yes },
  "schedule.perMonth": { label: () => t("Instalments in a calendar month, at most"), words: count },
  ...span("schedule.opens", () => t("Benefits begin after")),
  "schedule.closes.of": { label: () => t("Benefits end"), words: choice("schedule.closes.of") },
  ...span("schedule.closes", () => t("Benefits end after")),
  "gold.purity": { label: () => t("Purity"), words: choice("gold.purity") },
  "gold.rate": { label: () => t("Rate"), words: choice("gold.rate") },
  "gold.round.mode": { label: () => t("Rounding"), words: choice("gold.round.mode") },
  "gold.round.places": { label: () => t("Decimal places of a gram"), words: count },
  "gold.round.total": { label: () => t("Rounded is"), words: choice("gold.round.total") },
};

const benefitLabels: Record<string, MemberLabel> = {
  "benefits.*.as": { label: () => t("The client gets"), words: choice("benefits.*.as") },
  "benefits.*.of": { label: () => t("Reckoned from"), words: choice("benefits.*.of") },
  "benefits.*.between": {
    label: () => t("Between two steps it changes day by day"),
    words: (value) => (value === "linear" ? t("Yes") : t("No")),
  },
  "benefits.*.only": { label: () => t("Only once the book is ready"), words: yes },
  "benefits.*.points": { label: () => t("Of a value addition up to"), words: percent },
  "benefits.*.cap": { label: () => t("In all at most"), words: paise },
  "benefits.*.covers": { label: () => t("It covers"), words: choice("benefits.*.covers") },
  "benefits.*.beyond": { label: () => t("Off on further grams"), words: percent },
  "benefits.*.when.*.months": { label: () => t("months since joining"), words: count },
  "benefits.*.when.*.days": { label: () => t("days since joining"), words: count },
  "benefits.*.when.*.paid": { label: () => t("instalments paid"), words: count },
  "benefits.*.when.*.give.percent": { label: () => t("The shop gives"), words: percent },
  "benefits.*.when.*.give.paise": { label: () => t("The shop gives"), words: paise },
};

const lateLabels: Record<string, MemberLabel> = {
  "late.grace": { label: () => t("Days of grace"), words: count },
  "late.free": { label: () => t("So many cost nothing"), words: count },
  "late.each": { label: () => t("Counted is"), words: choice("late.each") },
  "late.lose": { label: () => t("Each one costs"), words: choice("late.lose") },
  "late.lose.points": { label: () => t("Percentage points that are lost"), words: percent },
  "late.lose.share": {
    label: () => t("Share that is lost"),
    words: (value) => (value === "instalment" ? choiceWords("late.lose", value) : percent(value)),
  },
  "late.moves": { label: () => t("The book is ready"), words: choice("late.moves") },
};

const leavingLabels: Record<string, MemberLabel> = {
  "exit.*.label": { label: () => t("Name"), words: text },
  "exit.*.paidBefore": { label: () => t("With fewer instalments paid than"), words: count },
  ...span("exit.*.before", () => t("Or before")),
  "exit.*.refuse": { label: () => t("No money is paid back"), words: yes },
  "exit.*.deduct.*.of": { label: (number) => t("Kept back {number}", { number }), words: choice("exit.*.deduct.*.of") },
  "exit.*.deduct.*.gift": {
    label: (number) => t("Kept back {number}", { number }),
    words: () => t("the cost of the gift"),
  },
  "exit.*.deduct.*.percent": { label: (number) => t("Share kept back {number}", { number }), words: percent },
};

const extraLabels: Record<string, MemberLabel> = {
  "topups.*.on": { label: () => t("For"), words: choice("topups.*.on") },
  "topups.*.of": { label: () => t("Reckoned from"), words: choice("topups.*.of") },
  "topups.*.from": { label: () => t("First day"), words: day },
  "topups.*.to": { label: () => t("Last day"), words: day },
  "topups.*.give.paise": { label: () => t("Amount of the extra"), words: paise },
  "topups.*.give.percent": { label: () => t("Percentage of the extra"), words: percent },
  "gift.item": { label: () => t("What it is"), words: text },
  "gift.cost": { label: () => t("What it costs"), words: paise },
  "gift.givenAfter": { label: () => t("Given after instalments"), words: count },
  "tax.percent": { label: () => t("Tax rate"), words: percent },
  "tax.on": { label: () => t("Reckoned on"), words: choice("tax.on") },
  "tax.shown": { label: () => t("Tax is shown aside"), words: yes },
};

const labels: Readonly<Record<string, MemberLabel>> = {
  ...scheduleLabels,
  ...benefitLabels,
  ...lateLabels,
  ...leavingLabels,
  ...extraLabels,
};
