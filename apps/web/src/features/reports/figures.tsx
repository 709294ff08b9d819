import {
  countClients,
  monthsCollection,
  schemeRatio,
  todaysCollection,
} from "@thangam/contracts/reports/dashboard-operations";
import { CalendarDays, Coins, Users } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Donut } from "#ui/donut.tsx";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";

export function SchemeRatio({ className }: { className: string }) {
  const { data, error } = useOperation(schemeRatio, {});
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

export function CollectionCards({ className }: { className: string }) {
  const clients = useOperation(countClients, {});
  const today = useOperation(todaysCollection, {});
  const month = useOperation(monthsCollection, {});
  return (
    <div className={`grid gap-5 sm:grid-cols-3 ${className}`}>
      <Figure icon={Users} label={t("Clients")} error={clients.error} note={t("approved clients")}>
        {clients.data && wholeNumber(clients.data.clientCount)}
      </Figure>
      <Figure
        icon={Coins}
        label={t("Today's collection")}
        error={today.error}
        note={today.data && paymentsIn(today.data.paymentCount)}
      >
        {today.data && rupees(today.data.amountPaise)}
      </Figure>
      <Figure
        icon={CalendarDays}
        label={t("This month's collection")}
        error={month.error}
        note={month.data && paymentsIn(month.data.paymentCount)}
      >
        {month.data && rupees(month.data.amountPaise)}
      </Figure>
    </div>
  );
}

interface FigureProps {
  icon: ComponentType<{ size: number; className: string; "aria-hidden": true }>;
  label: string;
  error: Error | null;
  note: ReactNode;
  /** undefined while loading; never shown as 0. */
  children: ReactNode;
}

function Figure({ icon: Icon, label, error, note, children }: FigureProps) {
  return (
    <Card className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-muted">{label}</h2>
        {children === undefined ? (
          error === null ? (
            <Skeleton className="mt-1 h-14 w-36" />
          ) : (
            <p className="mt-1 h-14 text-danger-ink">{errorMessage(error)}</p>
          )
        ) : (
          <>
            <p className="display mt-1 text-2xl font-semibold">{children}</p>
            <p className="text-sm text-muted">{note}</p>
          </>
        )}
      </div>
      <Icon size={24} aria-hidden className="shrink-0 text-gold" />
    </Card>
  );
}

function paymentsIn(count: number): string {
  return t("{count, plural, one {# payment} other {# payments}}", { count });
}
