import { shopHour } from "#platform/clock.ts";

interface QuietHours {
  fromHour: number;
  untilHour: number;
}

const hour = 3_600_000;

/** When the quiet hours of the shop end that hold at `now`; null while none do. They may last over midnight. */
export function endOfQuiet(now: Date, { fromHour, untilHour }: QuietHours, timeZone: string): Date | null {
  const current = shopHour(timeZone)(now);
  const isQuiet =
    fromHour < untilHour ? current >= fromHour && current < untilHour : current >= fromHour || current < untilHour;
  if (fromHour === untilHour || !isQuiet) return null;
  // Shops lie in zones of whole and half hours: what of this one is over is read from the clock on their wall.
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, minute: "numeric", second: "numeric" });
  const part = (type: string) => Number(format.formatToParts(now).find((one) => one.type === type)?.value ?? 0);
  const passedMs = (part("minute") * 60 + part("second")) * 1000 + now.getMilliseconds();
  return new Date(now.getTime() - passedMs + ((untilHour - current + 24) % 24) * hour);
}
