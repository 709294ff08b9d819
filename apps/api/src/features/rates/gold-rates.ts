import { operations } from "@thangam/contracts";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import type { Actor } from "#core/actor.ts";
import { wasApproved } from "#core/command-context.ts";
import { hundredthsBetween } from "#core/danger.ts";
import type { Danger } from "#core/danger.ts";
import { command, listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import type { Branches } from "#platform/database/branches.ts";
import {
  branchOfRates,
  earlierRates,
  insertRate,
  rateByOther,
  rateKeys,
  rateOfDay,
  ratesInForce,
  selectRates,
} from "./rate-store.ts";
import type { RateRow, RatesOf } from "./rate-store.ts";

export const listGoldRates = listQuery(operations.listGoldRates, {
  run: async ({ actor, input, branches, db, keys }) => {
    const filter = { purity: input.purity, of: ratesFor(actor, branches) };
    const { rows, total } = await selectRates(db, filter, { ...bounds(input), keys });
    const views = rows.map((row) => rateView(row, { showsSetter: actor.role !== "Customer" }));
    return pageOf(views, total, input);
  },
  keys: ({ actor, input, branches, db }, limit) =>
    rateKeys(db, { purity: input.purity, of: ratesFor(actor, branches) }, limit),
});

export const todaysGoldRate = query(operations.todaysGoldRate, async ({ actor, input, branches, db, today }) => {
  const [of] = ratesAsked(actor, branches, input.branchNumber ?? actor.branches.current);
  const row = of === undefined ? undefined : await rateOfDay(db, of, today, input.purity);
  return row === undefined ? null : rateView(row, { showsSetter: actor.role !== "Customer" });
});

export const goldRateHistory = query(operations.goldRateHistory, async ({ actor, input, branches, db, today }) => {
  const [of] = ratesAsked(actor, branches, input.branchNumber ?? null);
  return of === undefined ? [] : ratesInForce(db, { of, purity: input.purity, today, days: input.days });
});

/** Adds a row: the newest of a day is in force, the ones before it stay as history, and what was credited keeps its rate. */
export const setGoldRate = command(operations.setGoldRate, async (call) => {
  const { actor, input, tx, now, today, note, refuse, danger, context } = call;
  if (input.day !== undefined && input.day !== today) throw refuse("gold_rate_not_today");
  const { purity, ratePaisePerGram, branchNumber: of = null } = input;
  const branch = of === null ? null : await branchOfRates(tx, of);
  if (branch === undefined) throw refuse("branch_not_found");
  if (branch !== null && !branch.hasOwnRate) throw refuse("branch_without_rate");
  const setById = actor.userId;
  const earlier = await earlierRates(tx, { of, today, purity, setById });
  const set = { day: today, purity, of, ratePaisePerGram, setById, setAt: now, isApproved: wasApproved(context) };
  const rate = await insertRate(tx, set);
  const compared = [...earlier, ...(await rateByOther(tx, of, rate))];
  const [before = null] = earlier;
  if (compared.length > 0)
    danger(rateDanger(compared, { before, day: today, purity, branchName: branch?.name, ratePaisePerGram }));
  note({
    recordType: "gold_rate",
    recordId: rate.id,
    detail: { purity, ratePaisePerGram: ratePaisePerGram.toString(), ...(branch && { branch: branch.name }) },
  });
  return rateView(rate, { showsSetter: true });
});

/** Customers are shown the shop's; staff those of the branches that they see, and everything where they see all of them. */
function ratesFor({ role }: Actor, branches: Branches): readonly RatesOf[] | null {
  return role === "Customer" ? [null] : branches;
}

/** Whose rate is answered: a customer's is the shop's, and of a branch that somebody does not see there is none. */
function ratesAsked({ role }: Actor, branches: Branches, asked: RatesOf): readonly RatesOf[] {
  if (role === "Customer") return [null];
  return asked === null || branches === null || branches.includes(asked) ? [asked] : [];
}

/**
 * Small steps must not add up to a large one, within a day or over some: the rate is weighed by what it is furthest from. The first one
 * of a purity, and one whose last is old, is weighed by that of other gold.
 */
function rateDanger(
  compared: readonly bigint[],
  {
    before,
    day,
    purity,
    branchName,
    ratePaisePerGram,
  }: { before: bigint | null; day: string; purity: string; branchName: string | undefined; ratePaisePerGram: bigint },
): Danger<"gold_rate"> {
  const offOf = (one: bigint) => hundredthsBetween(one, ratePaisePerGram) ?? 0;
  const [first = 0n] = compared;
  const furthest = compared.reduce((most, one) => (offOf(one) > offOf(most) ? one : most), first);
  return {
    kind: "gold_rate",
    recordType: "gold_rate",
    subject: purity,
    from: before === null ? null : wireRupees(paise(before)),
    to: wireRupees(paise(ratePaisePerGram)),
    // Confirmed on another day it would be the rate of that day.
    facts: {
      day,
      ...(branchName !== undefined && { branch: branchName }),
      ...(furthest !== before && { comparedWith: wireRupees(paise(furthest)) }),
    },
    hundredthsOff: offOf(furthest),
  };
}

function rateView(row: RateRow, { showsSetter }: { showsSetter: boolean }) {
  const { day, purity, ratePaisePerGram, branchName, setAt, setBy, isCurrent } = row;
  return { day, purity, ratePaisePerGram, branchName, setAt, setBy: showsSetter ? setBy : null, isCurrent };
}
