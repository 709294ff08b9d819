import { useEffect, useRef, useState } from "react";
import type { usePreview } from "./use-preview.ts";

/**
 * Blocks a save until its book and amount were shown. An earlier Enter does not save; the next one does. When the
 * awaited book appears, the amount field gets the focus.
 */
export function usePreviewGate({ number, shown, isStale }: ReturnType<typeof usePreview>, amountPaise: string) {
  const amountInput = useRef<HTMLInputElement>(null);
  const isBookAwaited = useRef(false);
  const [unseenAmount, setUnseenAmount] = useState<string | null>(null);

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown || !isBookAwaited.current) return;
    isBookAwaited.current = false;
    // The field selects its content, so that typing replaces the amount that is due.
    amountInput.current?.focus();
  }, [isShown, isBookAwaited]);

  function isSeen(): boolean {
    const isUnseen = number !== null && (!isShown || isStale);
    isBookAwaited.current = isUnseen && !isShown;
    setUnseenAmount(isUnseen && isShown ? amountPaise : null);
    return !isUnseen;
  }

  return {
    setAmountInput: (element: HTMLInputElement | null) => {
      amountInput.current = element;
    },
    isSeen,
    wasUnseen: unseenAmount === amountPaise && isShown,
  };
}
