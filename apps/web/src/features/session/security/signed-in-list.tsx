import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { endSession, listMySessions } from "@thangam/contracts/session/profile-operations";
import { MonitorSmartphone } from "lucide-react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton, StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { deviceLabel } from "#shared/session/device-label.ts";
import { formatAddress } from "#format/address.ts";

type SignIn = OutputOf<typeof listMySessions>[number];

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
  const hasOthers = data?.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <Card
      title={t("Where you are signed in")}
      className="lg:col-span-2"
      action={
        hasOthers && (
          <Button size="small" isBusy={end.isPending} onClick={() => send()}>
            {t("Sign out everywhere else")}
          </Button>
        )
      }
    >
      {data === undefined && error === null && <Skeleton className="h-24 w-full" />}
      {data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      <ul className="divide-y divide-line">
        {data?.map((signIn) => (
          <Place key={signIn.id} signIn={signIn} isBusy={end.isPending} onEnd={() => send(signIn.id)} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {t("Is there one you do not know? Sign it out, and change your password.")}
      </p>
    </Card>
  );
}

function Place({ signIn, isBusy, onEnd }: { signIn: SignIn; isBusy: boolean; onEnd: () => void }) {
  const device = deviceLabel(signIn.userAgent);
  const lastSeen = dateAndTime(signIn.lastSeenAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone size={24} aria-hidden className="shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium" title={signIn.userAgent}>
          {device}
        </p>
        <p className="text-sm text-muted">
          {t("From {address}. Signed in {signedIn}, last seen {lastSeen}.", {
            address: formatAddress(signIn.address),
            signedIn: dateAndTime(signIn.signedInAt),
            lastSeen,
          })}
        </p>
      </div>
      {signIn.isThisOne ? (
        <StatusBadge status="Active" label={t("This one")} />
      ) : (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t("Sign out {device}, last seen {lastSeen}", { device, lastSeen })}
          onClick={onEnd}
        >
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
