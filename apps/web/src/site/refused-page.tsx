import type { SiteRefusal } from "@thangam/contracts/site/view";
import { t } from "#i18n/i18n.ts";
import { buttonClass } from "#ui/button.tsx";
import { Frame } from "./frame.tsx";
import { refusalText, refusalTitle } from "./titles.ts";

/** A page that cannot be shown now. It is the same at every address: its link leads to the one that was asked for. */
export function RefusedPage({ reason }: { reason: SiteRefusal }) {
  return (
    <Frame title={refusalTitle(reason)} lead={refusalText(reason)}>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- blank is the address that was asked for, its question included */}
        <a href="" className={buttonClass("primary")}>
          {t("Try again")}
        </a>
      </p>
    </Frame>
  );
}
