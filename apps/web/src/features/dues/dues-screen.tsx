import { listDues } from "@thangam/contracts/dues/operations";
import { dueAges, MAX_BOOKS_AT_ONCE, promiseFilters } from "@thangam/contracts/dues/schemas";
import { exportShopReport } from "@thangam/contracts/reports/shop-report-operations";
import { lazy, Suspense, useState } from "react";
import { ask } from "#api/query.ts";
import { useAccess } from "#app/access.ts";
import { dateAndTime, shopDay } from "#format/dates.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { BranchChip } from "#list-page/branch-chip.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { AgeingBar } from "./ageing-bar.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { Due, DueTotals } from "./due.ts";
import { dueColumns } from "./due-columns.tsx";
import { dueParts } from "./due-drawer.tsx";
import { promiseFilterLabel } from "./due-labels.ts";
import type { Contacting, ContactKind } from "./due-labels.ts";
import { useRemind } from "./use-remind.ts";
import { useSelection } from "./use-selection.ts";

const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

/** The books that are overdue, to be worked off: whom to call, to remind, and who promised to pay when. */
export default function DuesScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [today] = useState(() => shopDay(new Date()));
  const [contacting, setContacting] = useState<Contacting | null>(null);
  const remind = useRemind();
  const branch = useChosenBranch();
  const filters = {
    ...branch,
    age: list.filter("age"),
    promise: list.filter("promise"),
    search: list.search,
    sort: list.sort,
  };
  const query = useListQuery(listDues, { ...filters, page: String(list.page) }, {});
  const selection = useSelection(query.data?.rows.map(({ bookId }) => bookId) ?? []);
  const mayTake = mayOpen("payments.take");
  const contact = (kind: ContactKind, due: Due) =>
    setContacting({ kind, bookIds: [due.bookId], about: `${due.clientName} · ${due.bookNumber}` });
  const totals = query.data?.totals;

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportShopReport} typed={{ report: "dues", state: "overdue", ...branch }} />
        <RemindAll filters={filters} count={totals?.bookCount ?? 0} isBusy={remind.isBusy} onSend={remind.send} />
      </PageHeader>
      <AgeingBar
        totals={totals}
        chosen={dueAges.find((age) => age === filters.age) ?? null}
        onChoose={(age) => list.change({ age: age ?? "" })}
      />
      <BulkBar selection={selection} remind={remind} onContact={setContacting} />
      <ListTable
        caption={t("Dues")}
        list={list}
        query={query}
        columns={dueColumns(selection, {
          today,
          mayTake,
          onCall: (due) => contact("Call", due),
          onRemind: ({ bookId }) => remind.send([bookId]),
          onPromise: (due) => contact("Promise", due),
        })}
        rowKey={({ bookId }) => bookId.toString()}
        filters={<Filters list={list} totals={totals} />}
        sums={totals && <Sums totals={totals} />}
        partsOfRow={(due) => dueParts(due, { mayTake, onContact: contact })}
        empty={
          filters.age + filters.promise + filters.search === ""
            ? t("Nobody is behind.")
            : t("No book fits. Take a filter away.")
        }
      />
      <Suspense>
        {contacting !== null && <ContactDialog {...contacting} onClose={() => setContacting(null)} />}
      </Suspense>
    </>
  );
}

function Filters({ list, totals }: { list: ListState; totals: DueTotals | undefined }) {
  const chosen = list.filter("promise");
  const choices = [
    { value: "", label: t("All"), count: totals?.promises.all },
    ...promiseFilters.map((promise) => ({
      value: promise,
      label: promiseFilterLabel(promise),
      count: totals?.promises[promise],
    })),
  ];
  return (
    <>
      <div
        role="group"
        aria-label={t("Promise")}
        data-filter={chosen === "" ? undefined : choices.find(({ value }) => value === chosen)?.label}
        className="segments max-w-full overflow-x-auto"
      >
        {choices.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            onClick={() => list.change({ promise: value })}
          >
            {label} {count !== undefined && <span className="ms-1">{wholeNumber(count)}</span>}
          </button>
        ))}
      </div>
      <BranchChip list={list} />
      <ListSearch label={t("Name, book, mobile")} list={list} className="w-full sm:w-60" />
    </>
  );
}

function Sums({ totals }: { totals: DueTotals }) {
  return (
    <p>
      {t("{count, plural, one {# book} other {# books}}", { count: totals.bookCount })}{" "}
      {t("of {count, plural, one {# client} other {# clients}}", { count: totals.clientCount })}{" "}
      <b className="ms-2 text-base font-semibold">{rupees(totals.duePaise)}</b>
      {totals.notedAt !== null && (
        <span className="ms-3 text-muted">{t("as of {moment}", { moment: dateAndTime(totals.notedAt) })}</span>
      )}
    </p>
  );
}

interface RemindAllProps {
  filters: object;
  count: number;
  isBusy: boolean;
  onSend: (bookIds: readonly bigint[]) => void;
}

/** Reminds of everything that the filters leave, as far as one call goes. */
function RemindAll({ filters, count, isBusy, onSend }: RemindAllProps) {
  const many = Math.min(count, MAX_BOOKS_AT_ONCE);
  async function send() {
    const { rows } = await ask(listDues, { ...filters, page: 1, pageSize: MAX_BOOKS_AT_ONCE });
    onSend(rows.map(({ bookId }) => bookId));
  }
  return (
    <Button look="primary" size="small" isBusy={isBusy} disabled={count === 0} onClick={() => void send()}>
      {count > many ? t("Remind the first {count}", { count: many }) : t("Remind all {count}", { count: many })}
    </Button>
  );
}
