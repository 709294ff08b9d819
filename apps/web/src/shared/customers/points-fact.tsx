import { myPoints } from "@thangam/contracts/reports/loyalty-operations";
import { useOperation } from "#api/query.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";

/** The signed-in customer's points. A placeholder keeps the layout while they load. */
export function PointsFact() {
  const { data } = useOperation(myPoints, {});
  return <Fact label={t("Loyalty points")}>{data === undefined ? "…" : wholeNumber(data.points)}</Fact>;
}
