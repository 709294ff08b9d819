import { t } from "#i18n/i18n.ts";
import { OpenHours } from "#shared/settings/open-hours.tsx";
import { Fact } from "#ui/surface.tsx";
import { useSite } from "./context.ts";

/** What the shop has said of itself. */
export function ShopFacts() {
  const { name, address, phone, gstin, openingDays, openingHours } = useSite().facts.shop;
  const isSilent = address === "" && phone === "";
  return (
    <>
      <dl className="flex flex-col gap-4">
        <Fact label={t("Name")}>{name}</Fact>
        {address !== "" && (
          <Fact label={t("Address")}>
            <span className="whitespace-pre-line">{address}</span>
          </Fact>
        )}
        {phone !== "" && (
          <Fact label={t("Phone")}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className="text-brand-ink underline underline-offset-4">
              {phone}
            </a>
          </Fact>
        )}
        {openingDays + openingHours !== "" && (
          <Fact label={t("Opening hours")}>
            <OpenHours days={openingDays} note={openingHours} />
          </Fact>
        )}
        {gstin !== "" && <Fact label={t("GSTIN")}>{gstin}</Fact>}
      </dl>
      {isSilent && <p className="mt-4 text-muted">{t("Ask at the counter how the shop is reached.")}</p>}
    </>
  );
}
