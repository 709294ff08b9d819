import { exportAuditEntries, listAuditEntries } from "@thangam/contracts/audit/operations";
import { useOperation } from "#api/query.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { auditLabels } from "./audit-labels.ts";
import { AuditEntries } from "./audit-entries.tsx";
import { AuditFilters } from "./audit-filters.tsx";

/** The audit trail, newest entries first. */
export default function AuditTrailScreen() {
  const list = useListState();
  const typed = {
    person: list.search,
    action: list.filter("action"),
    recordType: list.filter("record"),
    recordId: list.filter("number"),
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listAuditEntries, typed);
  const query = useOperation(listAuditEntries, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    enabled: checked.ok,
  });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportAuditEntries} typed={typed} />
      </PageHeader>
      <AuditFilters list={list} actions={auditLabels()} errors={checked.ok ? [] : checked.errors} />
      <AuditEntries
        caption={t("Audit Trail")}
        list={list}
        query={query}
        empty={t("Nothing fits. Take away a filter, or choose other days.")}
        onRecord={(recordType, recordId) => list.change({ record: recordType, number: recordId })}
      />
    </>
  );
}
