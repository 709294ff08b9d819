import { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import { getSavings } from "@thangam/contracts/books/savings-operations";
import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { latestPayment } from "@thangam/contracts/payments/list-operations";
import { startPayment } from "@thangam/contracts/payments/online-operations";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { lookAtSavingsAgain } from "#shared/books/savings.ts";
import type { SavingsBook } from "#shared/books/savings.ts";

/** A payment of a book as it was shown. */
type ShownPayment = InputOf<typeof startPayment> & { seenState: string };

/** There is more of the book than its page showed. */
const overtaken: ReadonlySet<string> = new Set(["book_paid_meanwhile", "payment_meanwhile"]);

/**
 * Starts a payment and goes where it is paid. It stays busy until the gateway's page is there, so that nobody starts a second one; a
 * browser that comes back by its Back button shows this page as it was left, and is not busy any more.
 *
 * Each payment names what was shown of its book. Refused because there is more by now, the page looks again, and `onOvertaken` hears
 * what there is.
 */
export function useStartPayment() {
  const navigate = useNavigate();
  const start = useCommand(startPayment, { invalidates: [latestPayment, listBooksOfPerson, getSavings] });
  const [isLeaving, setLeaving] = useState(false);
  const [isLooking, setLooking] = useState(false);
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

  async function lookAgain(onOvertaken?: (books: readonly SavingsBook[]) => void): Promise<void> {
    setLooking(true);
    try {
      const { books } = await lookAtSavingsAgain();
      onOvertaken?.(books);
    } catch {
      // The refusal stands on the page, and whoever presses again is refused again.
    } finally {
      setLooking(false);
    }
  }

  return {
    isBusy: start.isPending || isLeaving || isLooking,
    error: start.error,
    start: (input: ShownPayment, onOvertaken?: (books: readonly SavingsBook[]) => void) =>
      start.mutate(input, {
        onSuccess: go,
        onError: (error) => {
          if (isRefusal(error) && overtaken.has(error.code)) void lookAgain(onOvertaken);
        },
      }),
  };
}
