import { counterModes } from "@thangam/contracts/values/payments";
import { useEffect, useEffectEvent } from "react";

/** Alt and a figure choose a payment method by its place, from whatever field the clerk is in. */
export function useModeKeys(onMode: (mode: (typeof counterModes)[number]) => void): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const mode = event.altKey ? counterModes[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1] : undefined;
    if (mode === undefined) return;
    event.preventDefault();
    onMode(mode);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => choose(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
