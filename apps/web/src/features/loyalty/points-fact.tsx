import { myPoints } from "@thangam/contracts/loyalty";
import { useOperation } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";

/** The signed-in customer's points; nothing in a shop that gives none. */
export function PointsFact() {
  const { data } = useOperation(myPoints, {});
  if (data === undefined || (data.pointsPer100 === 0 && data.paymentCount === 0)) return null;
  return <Fact label={t("Loyalty points")}>{wholeNumber(data.points)}</Fact>;
}
