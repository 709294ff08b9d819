import { wireRupees } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";
import type {
  Benefit,
  Deduction,
  Exit,
  Give,
  LateTerms,
  Row,
  Schedule,
  Span,
  Terms,
  Topup,
} from "@thangam/terms/terms";
import { blankGift, blankGold, blankLate, blankTax } from "./blank-drafts.ts";
import type {
  BenefitDraft,
  Condition,
  DeductionDraft,
  ExitDraft,
  GiveDraft,
  LateDraft,
  ScheduleDraft,
  SpanDraft,
  TermsDraft,
  TopupDraft,
} from "./terms-draft.ts";

/** Terms as text in the fields of the maker. */
export function draftOfTerms({ schedule, gold, benefits, late, exit, topups, gift, tax }: Terms): TermsDraft {
  return {
    schedule: scheduleDraft(schedule),
    savesIn: gold === undefined ? "rupees" : "gold",
    gold:
      gold === undefined
        ? blankGold
        : {
            purity: gold.purity,
            rate: gold.rate,
            mode: gold.round.mode,
            places: String(gold.round.places),
            total: gold.round.total,
          },
    benefits: benefits.map(benefitDraft),
    isLateKept: late !== undefined,
    late: late === undefined ? blankLate : lateDraft(late),
    exits: (exit ?? []).map(exitDraft),
    topups: (topups ?? []).map(topupDraft),
    hasGift: gift !== undefined,
    gift:
      gift === undefined
        ? blankGift
        : { item: gift.item, cost: wireRupees(gift.cost), givenAfter: String(gift.givenAfter) },
    hasTax: tax !== undefined,
    tax: tax === undefined ? blankTax : { percent: formatPercent(tax.percent), on: tax.on },
  };
}

function scheduleDraft({
  every,
  instalments,
  flexible,
  due,
  perMonth,
  matures,
  rests,
  opens,
  closes,
}: Schedule): ScheduleDraft {
  return {
    every: spanDraft(every),
    instalments: String(instalments),
    isFlexible: flexible === true,
    due: due === "joining" ? "joining" : "day",
    dueDay: due === "joining" ? "" : String(due.day),
    perMonth: textOf(perMonth),
    matures: spanDraft(matures),
    rests: textOf(rests),
    opens: spanDraft(opens),
    closesOf: closes?.of ?? "never",
    closes: spanDraft(closes),
  };
}

function spanDraft(span: Span | undefined): SpanDraft {
  if (span === undefined) return { count: "", unit: "days" };
  return "months" in span ? { count: String(span.months), unit: "months" } : { count: String(span.days), unit: "days" };
}

function benefitDraft(benefit: Benefit, key: number): BenefitDraft {
  const { as, of, when, between, only, points, cap, covers, beyond, items } = benefit;
  return {
    key,
    as,
    of,
    rows: when.map(rowDraft),
    conditions: conditionsOf(when),
    between,
    isAtMaturityOnly: only === "maturity",
    points: percentOf(points),
    cap: cap === undefined ? "" : wireRupees(cap),
    covers: covers ?? "",
    beyond: percentOf(beyond),
    items: Object.entries(items ?? {}).map(([kind, percent], at) => ({
      key: at,
      kind,
      percent: formatPercent(percent),
    })),
  };
}

function rowDraft({ months, days, paid, give }: Row, key: number) {
  return { key, months: textOf(months), days: textOf(days), paid: textOf(paid), give: giveDraft(give) };
}

/** Those that some row names. */
function conditionsOf(rows: readonly Row[]): Condition[] {
  const all: readonly Condition[] = ["months", "days", "paid"];
  return all.filter((name) => rows.some((row) => row[name] !== undefined));
}

function giveDraft(give: Give): GiveDraft {
  return "paise" in give
    ? { in: "paise", amount: wireRupees(give.paise) }
    : { in: "percent", amount: formatPercent(give.percent) };
}

function lateDraft({ grace, free, each, lose, moves }: LateTerms): LateDraft {
  return { grace: String(grace), free: textOf(free), each, ...lossDraft(lose), moves: moves ?? "no" };
}

function lossDraft(lose: LateTerms["lose"]) {
  if (lose === "all") return { lose: "all", losePercent: "" };
  if ("points" in lose) return { lose: "points", losePercent: formatPercent(lose.points) };
  return lose.share === "instalment"
    ? { lose: "instalment", losePercent: "" }
    : { lose: "share", losePercent: formatPercent(lose.share) };
}

function exitDraft({ label, paidBefore, before, refuse, deduct }: Exit, key: number): ExitDraft {
  return {
    key,
    label,
    paidBefore: textOf(paidBefore),
    before: before === undefined ? { count: "", unit: "months" } : spanDraft(before),
    isRefused: refuse === true,
    deduct: deduct.map(deductionDraft),
  };
}

function deductionDraft(deduction: Deduction, key: number): DeductionDraft {
  return "gift" in deduction
    ? { key, of: "gift", percent: "" }
    : { key, of: deduction.of, percent: formatPercent(deduction.percent) };
}

function topupDraft({ from, to, give, of, on }: Topup, key: number): TopupDraft {
  return { key, from, to, give: giveDraft(give), of, on };
}

function textOf(count: number | undefined): string {
  return count === undefined ? "" : String(count);
}

function percentOf(hundredths: number | undefined): string {
  return hundredths === undefined ? "" : formatPercent(hundredths);
}
