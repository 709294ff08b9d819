import { MapPin, Phone } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { buttonClass } from "#ui/button.tsx";
import { useShop } from "#ui/shop.ts";
import { Card } from "#ui/surface.tsx";

/** Where the shop is and how it is called; nothing where it has not said so. */
export function ShopCard() {
  const { name, address, phone } = useShop();
  if (address === "" && phone === "") return null;
  return (
    <Card title={name}>
      {address !== "" && (
        <p className="flex gap-2">
          <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-gold-ink" />
          {address}
        </p>
      )}
      {phone !== "" && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={`${buttonClass()} mt-3 whitespace-normal!`}>
          <Phone size={18} aria-hidden />
          {t("Call the shop: {phone}", { phone })}
        </a>
      )}
    </Card>
  );
}
