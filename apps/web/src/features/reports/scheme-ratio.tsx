import { schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { Donut } from "#ui/donut.tsx";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";

export function SchemeRatio({ className }: { className: string }) {
  const { data, error } = useOperation(schemeRatio, useChosenBranch());
  return (
    <Card title={t("Scheme ratio")} className={className}>
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-[361px] w-full sm:h-[185px]" />}
      {data?.length === 0 && <p className="text-muted">{t("No book is open yet. Add a client to open the first.")}</p>}
      {data !== undefined && data.length > 0 && (
        <Donut
          unit={t("open books")}
          slices={data.map(({ schemeName, bookCount }) => ({ label: schemeName, count: bookCount }))}
        />
      )}
    </Card>
  );
}
