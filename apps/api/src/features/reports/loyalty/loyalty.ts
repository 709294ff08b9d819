import { formatDay, formatMoment } from "@thangam/texts/format-day";
import { documentText } from "#documents/document-texts.ts";
import { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { Cell, ListFile } from "#documents/list-types.ts";
import { batchesOf } from "#exports/export-list.ts";
import { rowsByKeys } from "#exports/rows-in-turn.ts";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { currentRate, pointsByKeys, pointsKeys, pointsOf, pointsOfPerson } from "./loyalty-store.ts";
import type { Points, PointsAsked } from "./loyalty-store.ts";
import type { Branches } from "#platform/database/branches.ts";

export const loyaltyReport = query(operations.loyaltyReport, async ({ input, branches, db }) => {
  const { rows, total, sum } = await pointsOf(db, askedOf(input, branches), bounds(input));
  return { ...pageOf(rows.map(countedView), total, input), totals: countedView(sum) };
});

export const exportLoyaltyReport = query(operations.exportLoyaltyReport, async (call) => {
  const { input, branches, db, now, today, services, refuse } = call;
  const asked = askedOf(input, branches);
  const most = maxRows[input.format];
  const keys = await pointsKeys(db, asked, most + 1);
  if (keys.length > most) throw refuse("export_too_long");
  const sum = { paymentCount: 0, earnedPoints: 0, takenBackPoints: 0 };
  const whose = ({ customer: "Customer", staff: "Staff" } as const)[input.group];
  const list: ListFile = {
    name: `loyalty-points-${input.group}-${today}`,
    title: "Loyalty points",
    facts: [
      ...(input.fromDay === undefined ? [] : [{ label: "From" as const, value: formatDay(input.fromDay) }]),
      { label: "To", value: formatDay(input.toDay ?? today) },
    ],
    columns: [
      { heading: whose, kind: "text", isWide: true },
      { heading: "Mobile", kind: "code" },
      { heading: "Payments", kind: "count" },
      { heading: "Points earned", kind: "count" },
      { heading: "Points taken back", kind: "count" },
      { heading: "Points", kind: "count" },
    ],
    batches: batchesOf(
      rowsByKeys(call, keys, (some) => pointsByKeys(db, asked, some)),
      (row) => {
        sum.paymentCount += row.paymentCount;
        sum.earnedPoints += row.earnedPoints;
        sum.takenBackPoints += row.takenBackPoints;
        return [row.name ?? documentText(input.language, "By themselves"), row.mobile, ...cellsOf(row)];
      },
    ),
    totals: () => [["Total", null, ...cellsOf(sum)]],
  };
  const madeAt = formatMoment(now, services.timeZone);
  return listFile(list, input, { pdf: services.pdf, now, madeAt });
});

export const myPoints = query(operations.myPoints, async ({ actor, db }) => {
  const [points, rate] = await Promise.all([pointsOfPerson(db, actor.userId), currentRate(db)]);
  return { ...countedView(points), pointsPer100: rate?.pointsPer100 ?? 0 };
});

type Filters = Omit<InputOf<typeof operations.exportLoyaltyReport>, "format" | "language">;

function askedOf({ group, fromDay, toDay, search, sort }: Filters, branches: Branches): PointsAsked {
  return { branches, group, fromDay, toDay, search, sort };
}

function countedView<Counted extends Points>(counted: Counted) {
  return { ...counted, points: counted.earnedPoints - counted.takenBackPoints };
}

function cellsOf({ paymentCount, earnedPoints, takenBackPoints }: Points): Cell[] {
  return [paymentCount, earnedPoints, takenBackPoints, earnedPoints - takenBackPoints];
}
