import { myPoints } from "@thangam/contracts/reports/loyalty-operations";
import { askAhead, useOperation } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";

/** The signed-in customer's points. */
export function PointsFact() {
  return (
    <Fact label={t("Loyalty points")}>
      <Points />
    </Fact>
  );
}

/** Asks for them before they are shown. */
export function askForPoints(): Promise<void> {
  return askAhead(myPoints, {});
}

/** The number alone. A placeholder keeps the layout while it loads. */
export function Points() {
  const { data } = useOperation(myPoints, {});
  return data === undefined ? "…" : wholeNumber(data.points);
}
