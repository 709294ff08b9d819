import { endSession, listMySessions } from "@thangam/contracts/session/profile-operations";
import { MonitorSmartphone } from "lucide-react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { formatAddress } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { PlaceList } from "./place-list.tsx";

/** The sessions of the user, and an action that ends the others. */
export function SignedInList() {
  const { data, error, refetch } = useOperation(listMySessions, {});
  const end = useCommand(endSession, { invalidates: [listMySessions] });
  const send = (sessionId?: string) =>
    end.mutate(sessionId === undefined ? {} : { sessionId }, {
      onSuccess: ({ ended }) =>
        toast.success(t("Signed out in {count, plural, one {# place} other {# places}}.", { count: ended })),
      onError: (failure) => {
        toast.error(errorMessage(failure));
        void refetch();
      },
    });
  return (
    <PlaceList
      title={t("Where you are signed in")}
      rows={data}
      error={error}
      refetch={refetch}
      isBusy={end.isPending}
      icon={MonitorSmartphone}
      about={({ address, signedInAt, lastSeenAt }) =>
        t("From {address}. Signed in {signedIn}, last seen {lastSeen}.", {
          address: formatAddress(address),
          signedIn: dateAndTime(signedInAt),
          lastSeen: dateAndTime(lastSeenAt),
        })
      }
      end={{
        label: t("Sign out"),
        nameOf: ({ lastSeenAt }, device) =>
          t("Sign out {device}, last seen {lastSeen}", { device, lastSeen: dateAndTime(lastSeenAt) }),
        onEnd: ({ id }) => send(id),
      }}
      endOthers={{ label: t("Sign out everywhere else"), onEnd: () => send() }}
      below={
        <p className="mt-4 text-sm text-muted">
          {t("Is there one you do not know? Sign it out, and change your password.")}
        </p>
      }
    />
  );
}
