import { listGatewaySettlements } from "@thangam/contracts/payments/settlement-operations";
import { Link } from "react-router";
import { useUser } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { settlementColumns } from "./settlement-columns.tsx";
import { UploadSettlement } from "./upload-settlement.tsx";

/** What the gateway paid out, by its own reports, and the upload of one. */
export default function GatewaySettlementsScreen() {
  const list = useListState();
  const query = useListQuery(listGatewaySettlements, { search: list.search, page: String(list.page) }, {});
  const isAdmin = useUser().role === "Admin";
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "The gateway pays out what it took, less refunds, disputes, its fees and their tax. Its own report says so line by line; each line stands beside what the books say of it.",
        )}{" "}
        <Link to={paths.settlementLines} className="text-brand-ink underline underline-offset-4">
          {t("Show the lines that differ")}
        </Link>
      </p>
      {isAdmin && <UploadSettlement />}
      <SearchField
        label={t("Search settlements")}
        value={list.search}
        onSearch={(search) => list.change({ search })}
        className="mb-4 max-w-md"
      />
      <ListTable
        caption={t("Gateway Settlements")}
        list={list}
        query={query}
        columns={settlementColumns()}
        rowKey={({ settlementId }) => settlementId}
        empty={t("No settlement was brought in.")}
      />
    </>
  );
}
