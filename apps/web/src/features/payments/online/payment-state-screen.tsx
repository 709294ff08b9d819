import { checkPayment, getPayment, reportFailure } from "@thangam/contracts/payments/online-operations";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useTitle } from "#navigation/use-title.ts";
import { homeOf, paths } from "#app/paths.ts";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { PaymentState } from "./payment-state.tsx";

const ASK_AGAIN_MS = 2_500;
/** A failed payment may still succeed late, so the page polls for a few minutes. */
const FAILED_AGAIN_MS = 15_000;

/**
 * The page to which the gateway returns a customer, and where a UPI payment waits. It shows the stored state of the
 * payment and polls for changes.
 */
export default function PaymentStateScreen() {
  const user = useUser();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const paymentId = idIn(params.get("payment"));
  const state = useOperation(
    getPayment,
    { paymentId: paymentId ?? 0n },
    {
      enabled: paymentId !== null,
      repeatMs: (payment) =>
        payment?.status === "Pending" || payment?.status === "Successfully Transfer"
          ? ASK_AGAIN_MS
          : payment?.status === "Failed" && FAILED_AGAIN_MS,
    },
  );
  useGatewayChecks(paymentId, pathname, state.data?.status);
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
  return (
    <div className="mx-auto max-w-xl" aria-live="polite">
      {state.data === undefined ? (
        <Card>
          <Skeleton className="h-96 w-full" />
        </Card>
      ) : (
        <PaymentState payment={state.data} home={homeOf(user.role)} />
      )}
    </div>
  );
}

/** Asks the server to query the gateway: at once, and repeatedly while the payment is unconfirmed. */
function useGatewayChecks(paymentId: bigint | null, pathname: string, status: string | undefined) {
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
      { onError: (error) => wasFirst && !isRefusal(error) && toast.error(notice("payment_error")) },
    );
  });
  useEffect(() => requestStatusCheck(), []);
  useEffect(() => {
    if (status !== "Pending") return;
    const timer = setInterval(() => requestStatusCheck(), 10_000);
    return () => clearInterval(timer);
  }, [status]);
}

function idIn(text: string | null): bigint | null {
  return text !== null && /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}
