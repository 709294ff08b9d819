import { useEffect, useEffectEvent, useRef } from "react";
import { useAmountAhead } from "./use-amount-ahead.ts";

/**
 * Leads on to the amount when an awaited book is shown, with what was typed for it meanwhile. `onEntered` hears that an Enter came
 * after that, too.
 */
export function useAwaitedBook(isShown: boolean, isFailed: boolean, onEntered: (amount: string) => void) {
  const amountInput = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  const ahead = useAmountAhead();

  const goOn = useEffectEvent(() => {
    // The field selects its content, so that typing replaces the amount that is due.
    amountInput.current?.focus();
    ahead.handOver(amountInput.current, onEntered);
  });
  useEffect(() => {
    if (!isShown || !isAwaited.current) return;
    isAwaited.current = false;
    goOn();
  }, [isShown, isAwaited]);

  const forgetAhead = useEffectEvent(() => ahead.forget());
  useEffect(() => {
    if (isFailed) forgetAhead();
  }, [isFailed]);

  return {
    setAmountInput: (element: HTMLInputElement | null) => {
      amountInput.current = element;
    },
    focusAmount: () => amountInput.current?.focus(),
    awaitBook: () => {
      isAwaited.current = true;
      // Where it is known that there is no such book, what is typed next corrects the number.
      if (!isFailed) ahead.listen();
    },
  };
}
