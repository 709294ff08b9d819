import { formatDay, formatMoment } from "@thangam/texts/format-day";
import type { DocumentText } from "@thangam/texts/shape";
import { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { listFile, maxRows } from "#documents/list-file.ts";
import type { ListColumn, ListFile } from "#documents/list-types.ts";
import { onePiece, batchesOf } from "#exports/export-list.ts";
import { rowsByKeys } from "#exports/rows-in-turn.ts";
import type { Asking } from "#exports/rows-in-turn.ts";
import { query } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { daysBefore } from "./report-days.ts";
import { dueKeys, duesByKeys, maturingByKeys, maturingKeys } from "./due-store.ts";
import { collectedBy, owedByScheme } from "./shop-report-store.ts";
import type { Collected } from "./shop-report-store.ts";
import { collectionDays, DUE_SOON_DAYS, MATURING_SOON_DAYS, netPaiseOf, owedInAll, sumOf } from "./shop-reports.ts";
import type { Branches } from "#platform/database/branches.ts";

interface Asked extends Asking {
  input: InputOf<typeof operations.exportShopReport>;
  branches: Branches;
  db: Database;
  today: BusinessDay;
  refuse: Refuse<"export_too_long" | "report_range_too_long">;
}

export const exportShopReport = query(operations.exportShopReport, async (call) => {
  const { input, now, services } = call;
  const madeAt = formatMoment(now, services.timeZone);
  return listFile(await listByReport[input.report](call), input, { pdf: services.pdf, now, madeAt });
});

const listByReport: Record<Asked["input"]["report"], (asked: Asked) => Promise<ListFile>> = {
  collections: collectionList,
  dues: duesList,
  maturing: maturingList,
  liability: liabilityList,
};

async function collectionList({ input, branches, db, today, refuse }: Asked): Promise<ListFile> {
  const days = collectionDays(input, today, refuse);
  const group = input.group ?? "day";
  const rows = await collectedBy(db, group, days, branches);
  const isByMode = group === "mode";
  const cells = (row: Collected) => {
    const { receiptCount, creditedPaise, refundCount, refundedPaise, movedPaise, netMg } = row;
    const moved = isByMode ? [movedPaise] : [];
    return [receiptCount, creditedPaise, refundCount, refundedPaise, ...moved, netPaiseOf(row), netMg];
  };
  return {
    name: `collections-${group}-${days.fromDay}-${days.toDay}`,
    title: "Collections",
    facts: [
      { label: "From", value: formatDay(days.fromDay) },
      { label: "To", value: formatDay(days.toDay) },
    ],
    columns: [
      groupColumns[group],
      { heading: "Receipts", kind: "count" } as const,
      rupees("Credited"),
      { heading: "Refunds", kind: "count" } as const,
      rupees("Refunded"),
      ...(isByMode ? [rupees("Moved")] : []),
      rupees("Net"),
      grams("Gold"),
    ],
    batches: onePiece(rows.map((row) => [group === "day" ? formatDay(row.key ?? "") : row.key, ...cells(row)])),
    totals: [["Total", ...cells(sumOf(rows))]],
  };
}

const groupColumns = {
  day: text("Day", true),
  mode: { heading: "Mode", kind: "word", isWide: true },
  scheme: text("Scheme", true),
  staff: text("Staff", true),
} as const satisfies Record<string, ListColumn>;

async function duesList(call: Asked): Promise<ListFile> {
  const { branches, db, today, refuse } = call;
  const { format, state = "overdue" } = call.input;
  const asked = { branches, state, daysAhead: DUE_SOON_DAYS };
  const keys = await dueKeys(db, today, asked, maxRows[format] + 1);
  if (keys.length > maxRows[format]) throw refuse("export_too_long");
  let totalPaise = 0n;
  return {
    name: `${state}-${today}`,
    title: state === "overdue" ? "Overdue instalments" : "Instalments due",
    facts: [{ label: "On", value: formatDay(today) }],
    columns: [
      ...bookColumns,
      count("Instalment"),
      text("Due on"),
      count("Days overdue"),
      count("Instalments due"),
      rupees("Due"),
    ],
    batches: batchesOf(
      rowsByKeys(call, keys, (some) => duesByKeys(db, today, asked, some)),
      (row) => {
        totalPaise += row.duePaise;
        return [
          row.bookNumber,
          row.clientName,
          row.clientMobile,
          row.schemeName,
          row.instalmentNumber,
          formatDay(row.dueOn),
          row.daysOverdue,
          row.instalmentsDue,
          row.duePaise,
        ];
      },
    ),
    totals: () => [["Total", ...Array.from({ length: 7 }, () => null), totalPaise]],
  };
}

async function maturingList(call: Asked): Promise<ListFile> {
  const { branches, db, today, refuse } = call;
  const { format, withinDays = MATURING_SOON_DAYS } = call.input;
  const lastDay = daysBefore(today, -withinDays);
  const by = { branches, today, lastDay };
  const keys = await maturingKeys(db, by, maxRows[format] + 1);
  if (keys.length > maxRows[format]) throw refuse("export_too_long");
  let [totalPaise, totalMg] = [0n, 0n];
  return {
    name: `maturing-${lastDay}`,
    title: "Books maturing",
    facts: [{ label: "Until", value: formatDay(lastDay) }],
    columns: [...bookColumns, text("Matures on"), count("Paid"), count("Instalments"), rupees("Saved"), grams("Gold")],
    batches: batchesOf(
      rowsByKeys(call, keys, (some) => maturingByKeys(db, by, some)),
      (row) => {
        totalPaise += row.paidTotalPaise;
        totalMg += row.weightTotalMg;
        return [
          row.bookNumber,
          row.clientName,
          row.clientMobile,
          row.schemeName,
          formatDay(row.maturesOn),
          row.instalmentsPaid,
          row.instalments,
          row.paidTotalPaise,
          row.weightTotalMg,
        ];
      },
    ),
    totals: () => [["Total", ...Array.from({ length: 6 }, () => null), totalPaise, totalMg]],
  };
}

async function liabilityList({ branches, db, today }: Asked): Promise<ListFile> {
  const rows = await owedByScheme(db, branches);
  const sums = owedInAll(rows);
  return {
    name: `liability-${today}`,
    title: "Outstanding liability",
    facts: [{ label: "On", value: formatDay(today) }],
    columns: [
      text("Scheme", true),
      { heading: "Books are", kind: "word" },
      count("Books"),
      rupees("Rupees owed"),
      grams("Gold owed"),
    ],
    batches: onePiece(
      rows.map((row) => [row.schemeName, row.status, row.bookCount, row.paidTotalPaise, row.weightTotalMg]),
    ),
    totals: [["Total", null, sums.bookCount, sums.paidTotalPaise, sums.weightTotalMg]],
  };
}

function text(heading: DocumentText, isWide = false): ListColumn {
  return { heading, kind: "text", isWide };
}
function count(heading: DocumentText): ListColumn {
  return { heading, kind: "count" };
}
function rupees(heading: DocumentText): ListColumn {
  return { heading, kind: "rupees" };
}
function grams(heading: DocumentText): ListColumn {
  return { heading, kind: "grams" };
}
const bookColumns: readonly ListColumn[] = [
  text("Book number"),
  text("Name", true),
  { heading: "Mobile", kind: "code" },
  text("Scheme"),
];
