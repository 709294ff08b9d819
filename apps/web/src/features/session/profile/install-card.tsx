import { Smartphone } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { askToInstall, useInstallWay } from "#ui/install.ts";
import { useShop } from "#ui/shop.ts";
import { Card } from "#ui/surface.tsx";

/** Puts the portal on the home screen; nothing where it is there, or cannot be. */
export function InstallCard() {
  const way = useInstallWay();
  const { name } = useShop();
  if (way === "installed" || way === "none") return null;
  return (
    <Card title={t("On your home screen")}>
      <p>
        {t("{shop} opens like an app, also without a connection: you then read what you last saw.", { shop: name })}
      </p>
      {way === "asked" ? (
        <Button look="primary" className="mt-3" onClick={() => void askToInstall()}>
          <Smartphone size={18} aria-hidden />
          {t("Install")}
        </Button>
      ) : (
        <p className="mt-2 text-sm text-muted">
          {t("Open the menu to share this page, and choose to add it to the home screen.")}
        </p>
      )}
    </Card>
  );
}
