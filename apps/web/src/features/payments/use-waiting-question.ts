import { useState } from "react";
import type { Preview } from "./use-preview.ts";

/** Saves at once, or asks first where money for the shown book waits online. */
export function useWaitingQuestion(shown: Preview | null, submit: () => unknown) {
  const [askedFor, setAskedFor] = useState<Preview | null>(null);
  return {
    /** What is asked about; null while nothing is. */
    askedFor,
    saveOrAsk: () => {
      if (shown !== null && shown.waiting.length > 0) setAskedFor(shown);
      else submit();
    },
    answer: (isTaken: boolean) => {
      setAskedFor(null);
      if (isTaken) submit();
    },
  };
}
