import { useEffect, useState } from "react";
import { dateAndTime } from "#format/dates.ts";

/** The shop's date and time. */
export function Clock({ className }: { className: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={now.toISOString()} className={className}>
      {dateAndTime(now)}
    </time>
  );
}
