import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { exportGoldRates, listGoldRates } from "@thangam/contracts/rates/operations";
import { purities } from "@thangam/contracts/rates/schemas";
import { lazy, Suspense, useState } from "react";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useBranches, useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { purityLabel } from "./purity-label.ts";
import { serialColumn } from "#list-page/serial-column.ts";

const RateHistory = lazy(async () => ({ default: (await import("./rate-history.tsx")).RateHistory }));
const UpdateRateDialog = lazy(() => import("./update-rate-dialog.tsx"));

type Rate = OutputOf<typeof listGoldRates>["rows"][number];

/** Sets today's rate, and lists every rate that was ever set. */
export default function GoldRateScreen() {
  const list = useListState();
  const branch = useChosenBranch();
  const isOfSeveral = useBranches().length > 0;
  const [isUpdating, setUpdating] = useState(false);
  const typed = {
    ...branch,
    purity: list.filter("purity"),
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listGoldRates, typed, {});

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportGoldRates} typed={typed} />
        <Button look="primary" onClick={() => setUpdating(true)}>
          {t("Update Gold Rate")}
        </Button>
      </PageHeader>
      <Suspense fallback={<Skeleton className="mb-5 h-96 w-full rounded-card" />}>
        <RateHistory list={list} purity={purities.find((known) => known === list.filter("purity")) ?? "22K"} />
      </Suspense>
      <div className="mb-4 flex flex-wrap gap-4">
        <BranchSelect list={list} />
        <SelectField
          label={t("Purity")}
          className="w-56"
          options={[
            { label: t("All"), value: "all" },
            ...purities.map((purity) => ({ value: purity, label: purityLabel(purity) })),
          ]}
          value={list.filter("purity") || "all"}
          onValueChange={(purity) => list.change({ purity: purity === "all" ? "" : purity })}
        />
      </div>
      <ListTable
        caption={t("Gold rates, rupees per gram")}
        list={list}
        query={query}
        columns={rateColumns(isOfSeveral)}
        rowKey={({ setAt, purity, branchName }) => `${setAt.getTime()} ${purity} ${branchName}`}
        empty={t("No rate yet. Set today's with Update Gold Rate.")}
      />
      <Suspense>{isUpdating && <UpdateRateDialog onClose={() => setUpdating(false)} />}</Suspense>
    </>
  );
}

function rateColumns(isOfSeveral: boolean): Column<Rate>[] {
  return [
    serialColumn(),
    { heading: t("Date"), isFirst: true, cell: (rate) => <span className="whitespace-nowrap">{day(rate.day)}</span> },
    { heading: t("Gold Rate"), isFigure: true, cell: (rate) => <Figure rate={rate} /> },
    {
      heading: t("Purity"),
      onPhone: "below",
      phoneNote: ({ setBy, branchName }) =>
        [isOfSeveral && (branchName ?? t("The shop")), setBy].filter(Boolean).join(" · "),
      cell: ({ purity }) => purityLabel(purity),
    },
    ...(isOfSeveral ? [{ heading: t("Branch"), cell: ({ branchName }: Rate) => branchName ?? t("The shop") }] : []),
    { heading: t("Set by"), cell: ({ setBy }) => setBy ?? "–" },
    {
      heading: t("Set at"),
      sort: "setAt",
      cell: ({ setAt }) => <span className="whitespace-nowrap">{dateAndTime(setAt)}</span>,
    },
  ];
}

/** A rate that was corrected on the same day stays listed, struck through. */
function Figure({ rate }: { rate: Rate }) {
  if (rate.isCurrent) return <span className="font-medium">{rupees(rate.ratePaisePerGram)}</span>;
  return (
    <span className="text-muted">
      <s>{rupees(rate.ratePaisePerGram)}</s> <span className="text-sm">{t("corrected")}</span>
    </span>
  );
}
