import { listMyTakings } from "@thangam/contracts/payments/takings-operations";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { paths, receiptPath } from "#app/paths.ts";
import { timeOfDay } from "#format/dates.ts";
import { wholeRupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Card, ErrorNotice, Skeleton } from "#ui/surface.tsx";

/** What the clerk took today, and the way to the count. */
export function MyTakings() {
  const { data, error } = useOperation(listMyTakings, {});
  const cash = data?.modes.find(({ mode }) => mode === "Cash");
  const others = data?.modes.filter(({ mode }) => mode !== "Cash") ?? [];
  return (
    <Card
      title={t("Taken by you today")}
      action={
        <Link to={paths.dayClose} className="text-sm font-medium text-brand-ink underline-offset-4 hover:underline">
          {t("Day Close")}
        </Link>
      }
    >
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-24 w-full" />}
      {data?.latest.length === 0 && <p className="text-muted">{t("Nothing yet.")}</p>}
      {data !== undefined && data.latest.length > 0 && (
        <>
          {!data.countsBlind && (
            <p className="display text-2xl font-semibold">
              {wholeRupees(cash?.amountPaise ?? 0n)}{" "}
              <span className="font-sans text-sm font-normal text-muted">
                {t("in cash, {count, plural, one {# payment} other {# payments}}", { count: cash?.paymentCount ?? 0 })}
              </span>
            </p>
          )}
          {others.length > 0 && (
            <dl className="counter-after">
              {others.map(({ mode, paymentCount, amountPaise }) => (
                <div key={mode} className="contents">
                  <dt>{[labelOf(mode), paymentCount].join(", ")}</dt>
                  <dd>{wholeRupees(amountPaise)}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="counter-latest">
            {data.latest.map(({ paymentId, paidAt, clientName, bookNumber, mode, amountPaise }) => (
              <li key={paymentId.toString()}>
                <Link to={receiptPath(paymentId)}>
                  <time>{timeOfDay(paidAt)}</time>
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{clientName}</span>
                    <span className="block text-xs text-muted">{[bookNumber, labelOf(mode)].join(" · ")}</span>
                  </span>
                  <strong>{wholeRupees(amountPaise)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
