import { lazy, Suspense } from "react";
import { Outlet, useBlocker } from "react-router";
import type { BlockerFunction } from "react-router";
import { useWaitingCall } from "#api/waiting-calls.ts";
import { isLeavingGuarded } from "#navigation/leave-guard.ts";
import { OfflineBanner } from "#ui/offline-banner.tsx";
import { Toaster } from "#ui/toast.tsx";
import { TestPaymentsBanner } from "./test-payments-banner.tsx";

const WaitingNotice = lazy(async () => ({ default: (await import("./waiting-notice.tsx")).WaitingNotice }));
const LeaveQuestion = lazy(() => import("#navigation/leave-question.tsx"));

/** Stands around every route. It asks before a changed form is left. */
export function Root() {
  const waiting = useWaitingCall();
  const { state, proceed, reset } = useBlocker(losesInput);
  return (
    <>
      <TestPaymentsBanner />
      <OfflineBanner />
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
      {waiting !== null && (
        <Suspense>
          <WaitingNotice key={waiting.approvalId} call={waiting} />
        </Suspense>
      )}
      {state === "blocked" && (
        <Suspense>
          <LeaveQuestion onStay={reset} onLeave={proceed} />
        </Suspense>
      )}
    </>
  );
}

/** The same screen with another query keeps what was typed. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && isLeavingGuarded();
