import { t } from "#i18n/i18n.ts";
import { buttonClass } from "#ui/button.tsx";
import { useAddress } from "./context.ts";
import { Frame } from "./frame.tsx";

/** An address that leads nowhere, or to a scheme that takes no new savers. */
export function NotFoundPage() {
  const to = useAddress();
  return (
    <Frame
      title={t("This page is not in the book")}
      lead={t("The address may be mistyped, the page has moved, or the scheme takes no new savers.")}
    >
      <p>
        <a href={to({ page: "schemes" })} className={buttonClass("primary")}>
          {t("See the schemes")}
        </a>
      </p>
    </Frame>
  );
}
