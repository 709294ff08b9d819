import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { forgetDevice, listMyDevices, listMySessions } from "@thangam/contracts/session/profile-operations";
import { MonitorCheck } from "lucide-react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { formatAddress } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton, StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { deviceLabel } from "#shared/session/device-label.ts";

type Device = OutputOf<typeof listMyDevices>[number];

/** The browsers in which the user signed in before, and an action that forgets them. */
export function DeviceList() {
  const { data, error, refetch } = useOperation(listMyDevices, {});
  const forget = useCommand(forgetDevice, { invalidates: [listMyDevices, listMySessions] });
  const send = (device?: string) =>
    forget.mutate(device === undefined ? {} : { device }, {
      onSuccess: ({ forgotten }) =>
        toast.success(t("{count, plural, one {# device} other {# devices}} forgotten.", { count: forgotten })),
      onError: (failure) => {
        toast.error(errorMessage(failure));
        void refetch();
      },
    });
  const hasOthers = data?.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <Card
      title={t("Devices you signed in on")}
      className="lg:col-span-2"
      action={
        hasOthers && (
          <Button size="small" isBusy={forget.isPending} onClick={() => send()}>
            {t("Forget all others")}
          </Button>
        )
      }
    >
      <p className="mb-2 text-sm text-muted">
        {t("On these you can sign in even while somebody else tries wrong passwords with your e-mail.")}
      </p>
      {data === undefined && error === null && <Skeleton className="h-24 w-full" />}
      {data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {data?.length === 0 && <p>{t("None yet. This one is added when you sign in the next time.")}</p>}
      <ul className="divide-y divide-line">
        {data?.map((device) => (
          <Entry key={device.id} device={device} isBusy={forget.isPending} onForget={() => send(device.id)} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ device, isBusy, onForget }: { device: Device; isBusy: boolean; onForget: () => void }) {
  const name = deviceLabel(device.userAgent);
  const lastSeen = dateAndTime(device.lastSeenAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorCheck size={24} aria-hidden className="shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium" title={device.userAgent}>
          {name}
        </p>
        <p className="text-sm text-muted">
          {t("From {address}. First signed in {firstSeen}, last {lastSeen}.", {
            address: formatAddress(device.address),
            firstSeen: dateAndTime(device.firstSeenAt),
            lastSeen,
          })}
        </p>
      </div>
      {device.isThisOne ? (
        <StatusBadge status="Active" label={t("This one")} />
      ) : (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t("Forget {device}, last used {lastSeen}", { device: name, lastSeen })}
          onClick={onForget}
        >
          {t("Forget")}
        </Button>
      )}
    </li>
  );
}
