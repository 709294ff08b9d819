import { operations } from "@thangam/contracts";
import { dueAges } from "@thangam/contracts/dues/schemas";
import { paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { figuresOfDues } from "./due-figure-store.ts";
import { historyKindOf, selectDues } from "./due-list-store.ts";
import { dueSource } from "./due-source-store.ts";

export const listDues = query(operations.listDues, async ({ input, branches, db, today }) => {
  const filter = { ...input, branches };
  const source = await dueSource(db, today);
  const [rows, { left, groupBy }] = await Promise.all([
    selectDues(db, today, source, filter, bounds(input)),
    figuresOfDues(db, today, source, filter),
  ]);
  const figures = (name: string) => groupBy.get(name) ?? { bookCount: 0, duePaise: paise(0n) };
  return {
    ...pageOf(
      rows.map(({ lastKind, ...row }) => ({ ...row, lastKind: lastKind === null ? null : historyKindOf(lastKind) })),
      left.bookCount,
      input,
    ),
    totals: {
      ...left,
      ages: dueAges.map((age) => ({ age, ...figures(age) })),
      promises: {
        all: figures("all").bookCount,
        promised: figures("promised").bookCount,
        today: figures("today").bookCount,
        passed: figures("passed").bookCount,
        none: figures("none").bookCount,
      },
      notedAt: source.notedAt,
    },
  };
});
