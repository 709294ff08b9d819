import { useEffect, useState } from "react";

/** The value after it has not changed for a while, for queries that follow the typing. */
export function useDebounced<T>(value: T, pauseMs = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
