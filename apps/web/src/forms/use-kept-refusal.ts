import { useCallback, useRef, useState } from "react";
import { toast } from "#ui/toast.tsx";

/**
 * Why a form was refused, where that belongs to no field. A toast says so for a few seconds. A dialog that calls `keepRefusals`
 * shows it itself. Either is gone when the form is sent again.
 */
export function useKeptRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const isKept = useRef(false);
  const inToast = useRef<string | null>(null);
  const keepRefusals = useCallback(() => {
    isKept.current = true;
  }, []);
  return {
    shown: { refusal, keepRefusals },
    clear: () => {
      setRefusal(null);
      if (inToast.current !== null) toast.drop(inToast.current);
      inToast.current = null;
    },
    tell: (message: string) => {
      if (isKept.current) return setRefusal(message);
      inToast.current = message;
      toast.error(message);
    },
  };
}
