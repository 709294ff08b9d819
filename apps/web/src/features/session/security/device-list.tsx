import { forgetDevice, listMyDevices, listMySessions } from "@thangam/contracts/session/profile-operations";
import { MonitorCheck } from "lucide-react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { formatAddress } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { PlaceList } from "./place-list.tsx";

/** The browsers in which the user signed in before, and an action that forgets them. */
export function DeviceList() {
  const { email } = useUser();
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
  return (
    <PlaceList
      title={t("Devices you signed in on")}
      rows={data}
      error={error}
      refetch={refetch}
      isBusy={forget.isPending}
      icon={MonitorCheck}
      about={({ address, firstSeenAt, lastSeenAt }) =>
        t("From {address}. First signed in {firstSeen}, last {lastSeen}.", {
          address: formatAddress(address),
          firstSeen: dateAndTime(firstSeenAt),
          lastSeen: dateAndTime(lastSeenAt),
        })
      }
      end={{
        label: t("Forget"),
        nameOf: ({ lastSeenAt }, device) =>
          t("Forget {device}, last used {lastSeen}", { device, lastSeen: dateAndTime(lastSeenAt) }),
        onEnd: ({ id }) => send(id),
      }}
      endOthers={{ label: t("Forget all others"), onEnd: () => send() }}
    >
      {email !== "" && (
        <p className="mb-2 text-sm text-muted">
          {t("On these you can sign in even while somebody else tries wrong passwords with your e-mail.")}
        </p>
      )}
      {data?.length === 0 && <p>{t("None yet. This one is added when you sign in the next time.")}</p>}
    </PlaceList>
  );
}
