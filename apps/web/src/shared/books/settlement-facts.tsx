import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";
import { confirmationLabel, settlementAmountLabel, settlementMethodLabel } from "./settlement-labels.ts";
import type { Settlement } from "./settlement-labels.ts";

/** The settlement of a book: amount, method, time and user. */
export function SettlementFacts({ settlement }: { settlement: Settlement }) {
  const { bonusPaise, bonusMg, settledAt, settledBy } = settlement;
  const confirmation = confirmationLabel(settlement);
  const bonus = [...(bonusMg > 0n ? [grams(bonusMg)] : []), ...(bonusPaise > 0n ? [rupees(bonusPaise)] : [])];
  return (
    <>
      <Fact label={t("Settled for")}>{settlementAmountLabel(settlement)}</Fact>
      <Fact label={t("Settled by way of")}>{settlementMethodLabel(settlement)}</Fact>
      {bonus.length > 0 && <Fact label={t("Bonus in it")}>{bonus.join(" + ")}</Fact>}
      <Fact label={t("Settled on")}>{dateAndTime(settledAt)}</Fact>
      {settledBy !== null && <Fact label={t("Settled by")}>{settledBy}</Fact>}
      {confirmation !== null && <Fact label={t("Confirmed by")}>{confirmation}</Fact>}
    </>
  );
}
