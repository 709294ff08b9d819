import { listAuditEntries } from "@thangam/contracts/audit/operations";
import { AuditEntries } from "#features/audit/index.ts";
import { t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { useListQuery } from "#list-page/use-list-query.ts";

/** The audit entries of a client and of their books. */
export function HistoryTab({ clientId }: { clientId: bigint }) {
  const list = useListState();
  const query = useListQuery(
    listAuditEntries,
    {
      clientId: clientId.toString(),
      sort: list.sort,
      page: String(list.page),
    },
    { clientId },
  );
  return <AuditEntries caption={t("History")} list={list} query={query} empty={t("Nothing was done yet.")} />;
}
