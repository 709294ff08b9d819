import { Clock, MapPin, Phone } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { OpenHours } from "#shared/settings/open-hours.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useShop } from "#ui/shop.ts";
import { Card } from "#ui/surface.tsx";

/** Where the shop is, when it is open and how it is called; nothing where it has not said so. */
export function ShopCard() {
  const { name, address, phone, openingDays, openingHours } = useShop();
  if (address + phone + openingDays + openingHours === "") return null;
  return (
    <Card title={name}>
      {address !== "" && (
        <p className="flex gap-2">
          <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-gold-ink" />
          {address}
        </p>
      )}
      {openingDays + openingHours !== "" && (
        <div className="mt-3 flex gap-2">
          <Clock size={20} aria-hidden className="mt-0.5 shrink-0 text-gold-ink" />
          <div>
            <h3 className="sr-only">{t("Opening hours")}</h3>
            <OpenHours days={openingDays} note={openingHours} />
          </div>
        </div>
      )}
      {phone !== "" && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={`${buttonClass()} mt-3 whitespace-normal!`}>
          <Phone size={18} aria-hidden />
          {t("Call the shop: {phone}", { phone: phone.replaceAll(" ", "\u00a0") })}
        </a>
      )}
    </Card>
  );
}
