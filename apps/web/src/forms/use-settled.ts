import { useEffect, useState } from "react";

/** The value as it was once it has stopped changing for a while: what is asked of the server while somebody types. */
export function useSettled<T>(value: T, pauseMs = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
