import { todaysGoldRate } from "@thangam/contracts/rates/operations";
import type { purities } from "@thangam/contracts/rates/schemas";
import { useOperation } from "#api/query.ts";
import { useSession } from "#api/session.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { paths } from "#app/paths.ts";
import { Link } from "react-router";

/** A rate changes once or twice a day, and whoever sets it sees it at once. */
const STALE_MS = 5 * 60_000;

type Purity = (typeof purities)[number];

function useTodaysRate(purity: Purity = "22K", options: { enabled?: boolean } = {}) {
  return useOperation(todaysGoldRate, { purity }, { staleTime: STALE_MS, ...options }).data;
}

/** Today's rate of a purity, paise for a gram; nothing as long as it is not known, or not set. */
export function useRateOf(purity: Purity, options: { enabled?: boolean } = {}): bigint | undefined {
  return useTodaysRate(purity, options)?.ratePaisePerGram;
}

/** Today's rate in the menu row of staff. Without a rate it says so, and links an Admin to the screen that sets it. */
export function BarRate({ className }: { className: string }) {
  const user = useSession();
  const rate = useTodaysRate();
  if (rate === undefined) return null;
  const words =
    rate === null ? (
      t("Gold rate not set today")
    ) : (
      <b>{t("22 carat {rate} per gram", { rate: rupees(rate.ratePaisePerGram) })}</b>
    );
  return (
    <span className={className}>
      {user?.role === "Admin" ? (
        <Link to={paths.goldRate} className="rounded-field underline-offset-4 hover:underline">
          {words}
        </Link>
      ) : (
        words
      )}
    </span>
  );
}
