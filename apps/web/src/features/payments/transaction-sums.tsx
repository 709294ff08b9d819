import { sumPayments } from "@thangam/contracts/payments/list-operations";
import { useOperation } from "#api/query.ts";
import { rupees, shortRupees, wholeNumber } from "#format/rupees.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import type { ListState } from "#list-page/list-state.ts";
import { filtersOf } from "./transaction-filters.tsx";

/** What the credited payments of the list are together, and what of the list that leaves out. */
export function TransactionSums({ list }: { list: ListState }) {
  const checked = checkInput(sumPayments, { ...filtersOf(list), ...useChosenBranch() });
  const { data } = useOperation(sumPayments, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    enabled: checked.ok,
  });
  if (data === undefined || !checked.ok) return <span />;
  if (!data.isKnown) return <p className="text-muted">{t("Too many to add up: choose fewer days for a sum.")}</p>;
  return (
    <dl aria-label={t("Sum of the list")} className="flex flex-wrap items-baseline gap-x-4">
      <div className="flex items-baseline gap-2">
        <dt>{t("{count} credited", { count: wholeNumber(data.paymentCount) })}</dt>
        <dd className="text-base font-semibold">{rupees(data.amountPaise)}</dd>
      </div>
      {data.modes.length > 1 &&
        data.modes.map(({ mode, amountPaise }) => (
          <div key={mode} className="only-wide-table gap-1 text-muted">
            <dt>{labelOf(mode)}</dt>
            <dd>{shortRupees(amountPaise)}</dd>
          </div>
        ))}
      {data.leftOutCount > 0 && (
        <div className="text-muted">
          <dt className="sr-only">{t("Left out")}</dt>
          <dd>
            {t("{count, plural, one {# not credited is left out} other {# not credited are left out}}", {
              count: data.leftOutCount,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
