import { plainRupees } from "#format/rupees.ts";
import type {
  BenefitDraft,
  DeductionDraft,
  ExitDraft,
  GiveDraft,
  LateDraft,
  RowDraft,
  ScheduleDraft,
  SpanDraft,
  TermsDraft,
  TopupDraft,
} from "./terms-draft.ts";

/** The terms as docs/schemes.md writes them. What cannot be read stays as it was typed, so that it is refused at its place. */
export function storedOfDraft(draft: TermsDraft): object {
  const { schedule, savesIn, benefits, isLateKept, exits, topups, hasGift, gift, hasTax, tax } = draft;
  return given({
    schedule: scheduleOf(schedule),
    gold: savesIn === "gold" ? goldOf(draft.gold) : undefined,
    benefits: benefits.map((benefit) => benefitOf(benefit, savesIn === "gold")),
    late: isLateKept && !schedule.isFlexible ? lateOf(draft.late) : undefined,
    exit: exits.length === 0 ? undefined : exits.map(exitOf),
    topups: topups.length === 0 ? undefined : topups.map(topupOf),
    gift: hasGift
      ? given({ item: text(gift.item), cost: rupeesOf(gift.cost), givenAfter: wholeOf(gift.givenAfter) })
      : undefined,
    tax: hasTax ? given({ percent: percentOf(tax.percent), on: tax.on, shown: "aside" }) : undefined,
  });
}

/** Without what is missing. */
function given(members: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}

function scheduleOf(draft: ScheduleDraft): object {
  const { every, due, matures, opens, closesOf, closes } = draft;
  const isByMonths = every.unit === "months";
  return given({
    every: spanOf(every),
    instalments: wholeOf(draft.instalments),
    flexible: draft.isFlexible ? true : undefined,
    due: isByMonths && due === "day" ? given({ day: wholeOf(draft.dueDay) }) : "joining",
    perMonth: isByMonths ? wholeOf(draft.perMonth) : undefined,
    matures: spanOf(matures),
    rests: wholeOf(draft.rests),
    opens: opens.count.trim() === "" ? undefined : spanOf(opens),
    closes: closesOf === "never" ? undefined : { of: closesOf, ...spanOf(closes) },
  });
}

function spanOf({ count, unit }: SpanDraft): object {
  return given({ [unit]: wholeOf(count) });
}

function goldOf({ purity, rate, mode, places, total }: TermsDraft["gold"]): object {
  return { purity, rate, round: { mode, places: wholeOf(places), total } };
}

function benefitOf(draft: BenefitDraft, savesGold: boolean): object {
  const { as, of, rows, between, isAtMaturityOnly, points, cap, covers, beyond, items } = draft;
  const isWaiver = as === "making";
  return given({
    as,
    // Nobody chooses it: what is saved is covered.
    of: isWaiver ? (savesGold ? "saved" : "paid") : of,
    when: rows.map((row) => rowOf(row, draft)),
    between,
    only: isAtMaturityOnly ? "maturity" : undefined,
    points: isWaiver ? percentOf(points) : undefined,
    cap: as === "gold" ? undefined : rupeesOf(cap),
    covers: isWaiver && covers !== "" ? covers : undefined,
    beyond: isWaiver ? percentOf(beyond) : undefined,
    items:
      isWaiver && items.length > 0
        ? Object.fromEntries(items.map(({ kind, percent }) => [kind.trim(), percentOf(percent) ?? null]))
        : undefined,
  });
}

function rowOf(row: RowDraft, { conditions }: BenefitDraft): object {
  const named = conditions.map((name) => [name, wholeOf(row[name])] as const);
  return given({ ...Object.fromEntries(named), give: giveOf(row.give) });
}

function giveOf({ in: unit, amount }: GiveDraft): object {
  return given({ [unit]: unit === "paise" ? rupeesOf(amount) : percentOf(amount) });
}

function lateOf({ grace, free, each, lose, losePercent, moves }: LateDraft): object {
  const percent = percentOf(losePercent);
  const losses: Record<string, unknown> = {
    all: "all",
    instalment: { share: "instalment" },
    points: given({ points: percent }),
    share: given({ share: percent }),
  };
  return given({
    grace: wholeOf(grace),
    free: wholeOf(free),
    each,
    lose: losses[lose],
    moves: moves === "no" ? undefined : moves,
  });
}

function exitOf({ label, paidBefore, before, isRefused, deduct }: ExitDraft): object {
  return given({
    paidBefore: wholeOf(paidBefore),
    before: before.count.trim() === "" ? undefined : spanOf(before),
    refuse: isRefused ? true : undefined,
    deduct: isRefused ? [] : deduct.map(deductionOf),
    label: text(label),
  });
}

function deductionOf({ of, percent }: DeductionDraft): object {
  return of === "gift" ? { gift: true } : given({ percent: percentOf(percent), of });
}

function topupOf({ from, to, give, of, on }: TopupDraft): object {
  return given({ from: text(from), to: text(to), give: giveOf(give), of, on });
}

function text(typed: string): string | undefined {
  return typed.trim() === "" ? undefined : typed.trim();
}

function wholeOf(typed: string): number | string | undefined {
  const plain = typed.replaceAll(/[\s,]/g, "");
  if (plain === "") return undefined;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : plain;
}

/** "12.5" or "12.5 %" in hundredths of a percent. */
function percentOf(typed: string): number | string | undefined {
  const plain = typed.replaceAll(/[\s,%]/g, "");
  if (plain === "") return undefined;
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(hundredths(plain)) : plain;
}

/** Rupees in paise, as digits. */
function rupeesOf(typed: string): string | undefined {
  const plain = plainRupees(typed);
  if (plain === "") return undefined;
  return /^\d{1,13}(\.\d{1,2})?$/.test(plain) ? String(hundredths(plain)) : `not ${plain}`;
}

function hundredths(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(2, "0"));
}
