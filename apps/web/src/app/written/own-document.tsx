import type { Screen } from "@thangam/contracts/menu/screen";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { frontScript, shopColours } from "@thangam/contracts/site/addresses";
import { OWN_ANSWERS } from "@thangam/contracts/site/own-page";
import type { OwnPageRequest } from "@thangam/contracts/site/own-page";
import { t } from "#i18n/i18n.ts";
import { translatedTitle } from "#navigation/titles.ts";
import { frontVersion } from "#site/front-script.ts";
import type { Shop } from "#ui/shop.ts";

interface Props {
  request: OwnPageRequest;
  screen: Screen;
  shop: Shop;
  user: SessionPerson;
  /** The screen as HTML. */
  drawn: string;
}

/** The whole page of one person. What the server answered is in it, so that the program need not ask again. */
export function OwnDocument({ request: { language, answers, hasTestPayments }, screen, shop, user, drawn }: Props) {
  const { colour } = shop;
  const title = `${translatedTitle(screen.title)} · ${shop.name}`;
  return (
    <html lang={language} data-own={user.userId.toString()} data-speaks={user.language ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colour ?? "#12392f"} />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {colour !== null && <link rel="stylesheet" href={shopColours(colour)} />}
        <script src={frontScript(frontVersion)} />
      </head>
      <body>
        <div id="front" data-test-payments={hasTestPayments || undefined} dangerouslySetInnerHTML={{ __html: drawn }} />
        <div id="root" hidden />
        <noscript>
          <p className="p-4">{t("This page needs JavaScript. Please switch it on and load the page again.")}</p>
        </noscript>
        {/* A data block: no browser runs it, so the policy against inline scripts stays as it is. */}
        <script
          id={OWN_ANSWERS}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(answers).replaceAll("<", String.raw`\u003c`) }}
        />
      </body>
    </html>
  );
}
