import { useCallback, useRef, useState } from "react";
import { toast } from "#ui/toast.tsx";

/**
 * Why a form was refused, where that belongs to no field. A toast says so for a few seconds. A dialog that calls `keepRefusals`
 * shows it itself, until the form is sent again.
 */
export function useKeptRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const isKept = useRef(false);
  const keepRefusals = useCallback(() => {
    isKept.current = true;
  }, []);
  return {
    shown: { refusal, keepRefusals },
    clear: () => setRefusal(null),
    tell: (message: string) => (isKept.current ? setRefusal(message) : toast.error(message)),
  };
}
