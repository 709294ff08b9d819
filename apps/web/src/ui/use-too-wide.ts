import { useEffect, useRef, useState } from "react";

/**
 * Is the table wider than its place? Only then is its frame one that scrolls, with an end, so that the head stays at its
 * top. Else the head stays at the top of the page, which a frame that scrolls would prevent.
 */
export function useTooWide() {
  const frame = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const place = frame.current;
    const table = place?.querySelector("table");
    if (place === null || table === null || table === undefined || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > place.clientWidth + 1));
    observer.observe(place);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { frame, isTooWide };
}
