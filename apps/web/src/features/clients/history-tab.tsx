import { listAuditEntries } from "@thangam/contracts/audit/operations";
import { useOperation } from "#api/query.ts";
import { AuditEntries } from "#features/audit/index.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";

/** The audit entries of a client and of their books. */
export function HistoryTab({ clientId }: { clientId: bigint }) {
  const list = useListState();
  const checked = checkInput(listAuditEntries, {
    clientId: clientId.toString(),
    sort: list.sort,
    page: String(list.page),
  });
  const query = useOperation(listAuditEntries, checked.ok ? checked.input : { clientId }, { keepPrevious: true });
  return <AuditEntries caption={t("History")} list={list} query={query} empty={t("Nothing was done yet.")} />;
}
