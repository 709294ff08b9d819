import type { ComponentProps, ComponentType, ReactNode } from "react";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { deviceLabel } from "#shared/session/device-label.ts";
import { Button } from "#ui/button.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";
import { Card, Skeleton, StatusBadge } from "#ui/surface.tsx";

interface Place {
  id: string;
  userAgent: string;
  isThisOne: boolean;
}

interface Props<Row extends Place> {
  title: string;
  /** undefined while loading. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  refetch: ComponentProps<typeof LoadFailure>["refetch"];
  isBusy: boolean;
  icon: ComponentType<{ size: number; className: string; "aria-hidden": true }>;
  /** What is known of one, in a sentence. */
  about: (row: Row) => string;
  /** What ends one: its words, and its name to who does not see which one. */
  end: { label: string; nameOf: (row: Row, device: string) => string; onEnd: (row: Row) => void };
  /** What ends all but this one. */
  endOthers: { label: string; onEnd: () => void };
  /** Between the title and the list. */
  children?: ReactNode;
  below?: ReactNode;
}

/** Browsers of the user, and actions that end one or all the others. */
export function PlaceList<Row extends Place>(props: Props<Row>) {
  const { title, rows, error, refetch, isBusy, endOthers, children, below } = props;
  const hasOthers = rows?.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <OnlineOnly>
      <Card
        title={title}
        className="lg:col-span-2"
        action={
          hasOthers && (
            <Button size="small" isBusy={isBusy} onClick={endOthers.onEnd}>
              {endOthers.label}
            </Button>
          )
        }
      >
        {children}
        {rows === undefined && error === null && <Skeleton className="h-24 w-full" />}
        {rows === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
        <ul className="divide-y divide-line">
          {rows?.map((row) => (
            <Entry key={row.id} row={row} {...props} />
          ))}
        </ul>
        {below}
      </Card>
    </OnlineOnly>
  );
}

function Entry<Row extends Place>({ row, icon: Icon, about, end, isBusy }: Props<Row> & { row: Row }) {
  const device = deviceLabel(row.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon size={24} aria-hidden className="shrink-0 text-gold-ink" />
      {/* What ends it stands below where there is no room for both. */}
      <div className="min-w-0 grow basis-48">
        <p className="font-medium" title={row.userAgent}>
          {device}
        </p>
        <p className="text-sm text-muted">{about(row)}</p>
      </div>
      {row.isThisOne ? (
        <StatusBadge status="Active" label={t("This one")} />
      ) : (
        <Button size="small" disabled={isBusy} aria-label={end.nameOf(row, device)} onClick={() => end.onEnd(row)}>
          {end.label}
        </Button>
      )}
    </li>
  );
}
