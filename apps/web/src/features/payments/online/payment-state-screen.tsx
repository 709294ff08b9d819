import { checkPayment, getPayment, reportFailure } from "@thangam/contracts/payments/online-operations";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { errorMessage, isRefusal } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useTitle } from "#navigation/use-title.ts";
import { homeOf, paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { PaymentState } from "./payment-state.tsx";

const ASK_AGAIN_MS = 2_500;
/** What is not there after two minutes may take longer: a failed payment may still succeed late. */
const LATER_AGAIN_MS = 15_000;
const SOON_MS = 2 * 60_000;
/** Then nobody looks at the page any more; who does presses for it. */
const END_MS = 15 * 60_000;
const CHECK_MS = 10_000;

/**
 * The page to which the gateway returns a customer, and where a UPI payment waits. It shows the stored state of the
 * payment and polls for changes.
 */
export default function PaymentStateScreen() {
  const user = useUser();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const paymentId = idIn(params.get("payment"));
  const [openedAt, setOpenedAt] = useState(Date.now);
  const isOver = useIsOver(openedAt);
  const state = useOperation(
    getPayment,
    { paymentId: paymentId ?? 0n },
    {
      enabled: paymentId !== null,
      repeatMs: (payment) => repeatMsOf(payment?.status, Date.now() - openedAt),
    },
  );
  useGatewayChecks(paymentId, pathname, { status: state.data?.status, openedAt });
  useTitle();

  if (paymentId === null || (isRefusal(state.error) && state.data === undefined)) {
    return (
      <>
        <PageHeader />
        <ErrorNotice
          message={
            state.error === null ? t("This page is about a payment, and none is named.") : errorMessage(state.error)
          }
          action={<ButtonLink to={homeOf(user.role)}>{t("Go Back")}</ButtonLink>}
        />
      </>
    );
  }
  // Nothing is known of the payment then, and nothing is said of it.
  if (state.data === undefined && state.error !== null) {
    return (
      <>
        <PageHeader />
        <LoadFailure error={state.error} refetch={state.refetch} />
      </>
    );
  }
  return (
    <div className="mx-auto max-w-xl" aria-live="polite">
      {state.data === undefined ? (
        <Card>
          <Skeleton className="h-96 w-full" />
        </Card>
      ) : (
        <PaymentState payment={state.data} home={homeOf(user.role)} isOwn={user.role === "Customer"} />
      )}
      {isOver && repeatMsOf(state.data?.status, 0) !== false && (
        <Button
          className="mt-4 w-full"
          onClick={() => {
            setOpenedAt(Date.now());
            void state.refetch();
          }}
        >
          {t("Look again")}
        </Button>
      )}
    </div>
  );
}

/** Whether the page that was opened then has stopped to ask. */
function useIsOver(openedAt: number): boolean {
  const [overOf, setOverOf] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOverOf(openedAt), END_MS);
    return () => clearTimeout(timer);
  }, [openedAt]);
  return overOf === openedAt;
}

/** How soon a page asks again that is open for so long; false once it has ended. */
function repeatMsOf(status: string | undefined, openMs: number): number | false {
  const isOpen = status === "Pending" || status === "Successfully Transfer";
  if (openMs > END_MS || !(isOpen || status === "Failed")) return false;
  return isOpen && openMs < SOON_MS ? ASK_AGAIN_MS : LATER_AGAIN_MS;
}

/** Asks the server to query the gateway: at once, and repeatedly while the payment is unconfirmed. */
function useGatewayChecks(
  paymentId: bigint | null,
  pathname: string,
  { status, openedAt }: { status: string | undefined; openedAt: number },
) {
  const changed = { invalidates: [getPayment, ...paymentQueries] };
  const check = useCommand(checkPayment, changed);
  const giveUp = useCommand(reportFailure, changed);
  const isFirst = useRef(true);

  const requestStatusCheck = useEffectEvent(() => {
    if (paymentId === null || pathname === paths.payByUpi) return;
    const command = pathname === paths.paymentFail && isFirst.current ? giveUp : check;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    command.mutate(
      { paymentId },
      // Without a connection nothing was tried, and nothing of the payment has failed.
      { onError: (error) => wasFirst && !isRefusal(error) && navigator.onLine && toast.error(notice("payment_error")) },
    );
  });
  useEffect(() => requestStatusCheck(), []);
  useEffect(() => {
    if (status !== "Pending") return;
    const timer = setInterval(() => {
      if (Date.now() - openedAt > END_MS) clearInterval(timer);
      else requestStatusCheck();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [status, openedAt]);
}

function idIn(text: string | null): bigint | null {
  return text !== null && /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}
