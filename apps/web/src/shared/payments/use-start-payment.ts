import { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import { getSavings } from "@thangam/contracts/books/savings-operations";
import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { latestPayment } from "@thangam/contracts/payments/list-operations";
import { startPayment } from "@thangam/contracts/payments/online-operations";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useCommand } from "#api/query.ts";

/**
 * Starts a payment and goes where it is paid. It stays busy until the gateway's page is there, so that nobody starts a second one; a
 * browser that comes back by its Back button shows this page as it was left, and is not busy any more.
 */
export function useStartPayment() {
  const navigate = useNavigate();
  const start = useCommand(startPayment, { invalidates: [latestPayment, listBooksOfPerson, getSavings] });
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  function go({ payUrl, upiLink }: OutputOf<typeof startPayment>): void {
    if (upiLink === null) {
      setLeaving(true);
      window.location.assign(payUrl);
      return;
    }
    // A page of the portal waits for the money, and the app opens above it. At a desk a phone scans the code of the page.
    void navigate(payUrl);
    if (window.matchMedia("(pointer: coarse)").matches) window.location.assign(upiLink);
  }

  return {
    isBusy: start.isPending || isLeaving,
    error: start.error,
    start: (input: InputOf<typeof startPayment>) => start.mutate(input, { onSuccess: go }),
  };
}
