import {
  listGatewaySettlements,
  listSettlementLines,
  matchSettlementLines,
} from "@thangam/contracts/payments/settlement-operations";
import { settlementFilterCodes } from "@thangam/contracts/payments/settlement-schemas";
import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { toast } from "#ui/toast.tsx";
import { settlementLineColumns } from "./settlement-line-columns.tsx";
import type { SettlementLine } from "./settlement-line-columns.tsx";

const DecideLineDialog = lazy(() => import("./decide-line-dialog.tsx"));

/** The lines of the gateway's settlements beside what the books say of each. */
export default function SettlementLinesScreen() {
  const list = useListState();
  const state = list.filter("state");
  const typed = { state, search: list.search, page: String(list.page) };
  const query = useListQuery(listSettlementLines, typed, {});
  const isAdmin = useUser().role === "Admin";
  const [deciding, setDeciding] = useState<SettlementLine | null>(null);
  return (
    <>
      <PageHeader>{isAdmin && <MatchAgain />}</PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search lines")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <SelectField
          label={t("Status")}
          className="w-48"
          options={[
            { label: t("All"), value: "" },
            ...settlementFilterCodes.phrases.map((word) => ({ label: labelOf(word), value: word })),
          ]}
          value={state}
          onValueChange={(next) => list.change({ state: next })}
        />
      </div>
      <ListTable
        caption={t("Settlement Lines")}
        list={list}
        query={query}
        columns={settlementLineColumns({ isAdmin, onDecide: setDeciding })}
        rowKey={({ lineId }) => lineId.toString()}
        empty={t("No lines to show.")}
      />
      {deciding !== null && (
        <Suspense>
          <DecideLineDialog row={deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  );
}

function MatchAgain() {
  const match = useCommand(matchSettlementLines, { invalidates: [listSettlementLines, listGatewaySettlements] });
  return (
    <Button
      isBusy={match.isPending}
      onClick={() =>
        match.mutate(
          {},
          {
            onSuccess: ({ matchedCount }) =>
              toast.success(
                t("{count, plural, one {# line fits now.} other {# lines fit now.}}", { count: matchedCount }),
              ),
            onError: (error) => toast.error(errorMessage(error)),
          },
        )
      }
    >
      {t("Match again")}
    </Button>
  );
}
