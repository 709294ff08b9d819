const MOST_PERCENT = 1_000;

/** "+12 %" or "−8 %"; null where there is nothing to measure by, or so little that a share of it says nothing. */
export function changeText(now: bigint, then: bigint): string | null {
  if (then <= 0n) return null;
  const percent = Math.round((Number(now - then) / Number(then)) * 100);
  if (Math.abs(percent) >= MOST_PERCENT) return null;
  return percent < 0 ? `−${-percent} %` : `+${percent} %`;
}
