import { useRef, useState } from "react";
import { t } from "#i18n/i18n.ts";
import { useAwaitedBook } from "./use-awaited-book.ts";
import type { usePreview } from "./use-preview.ts";

/**
 * Blocks a save until its book and amount were shown, and says so. An earlier Enter or press does not save; the next one
 * does. When the awaited book appears, the amount field gets the focus, and what was typed for it meanwhile.
 */
export function usePreviewGate(preview: ReturnType<typeof usePreview>, amountPaise: string) {
  const { number, shown, isStale, failure } = preview;
  const isPressedUnseen = useRef(false);
  const [unseen, setUnseen] = useState<string | null>(null);
  const askedWith = (amount: string) => `${number ?? ""} ${amount}`;
  const asked = askedWith(amountPaise);
  const isShown = shown !== null;
  const { awaitBook, ...amount } = useAwaitedBook(isShown, failure !== null, (typed) => setUnseen(askedWith(typed)));

  function block() {
    if (!isShown) awaitBook();
    setUnseen(asked);
  }

  const isUnseen = number !== null && (!isShown || isStale);

  /**
   * The button is pressed. When the preview arrives before it is released, the button may move away from the pointer, and
   * no submit follows: so a press that comes too early is blocked, and reported, at once.
   */
  function press() {
    isPressedUnseen.current = isUnseen;
    if (!isUnseen) return;
    block();
    const release = () => {
      // After the click that follows.
      setTimeout(() => {
        isPressedUnseen.current = false;
      });
    };
    window.addEventListener("pointerup", release, { once: true });
    window.addEventListener("pointercancel", release, { once: true });
  }

  /** Whether a submit may save. */
  function isSeen(): boolean {
    const isBlocked = isUnseen || isPressedUnseen.current;
    if (isBlocked) block();
    else setUnseen(null);
    return !isBlocked;
  }

  return {
    ...amount,
    press,
    isSeen,
    /** A book was chosen: when it is shown, the amount field gets the focus. */
    awaitBook,
    /** Why the last press or Enter did not save; null when it did. */
    notSaved: unseen === asked ? (failure?.message ?? t("Not saved yet. See what will be credited, then save.")) : null,
  };
}
