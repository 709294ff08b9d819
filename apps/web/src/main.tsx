import "./site/meet-program.ts";
import "./ui/style.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { takeAnswers } from "#api/ahead.ts";
import { prefetchSession } from "#api/session.ts";
import { firstLanguage } from "#i18n/chosen-language.ts";
import { speak } from "#i18n/i18n.ts";
import { loadLocales } from "#i18n/locales.ts";
import { noteInstallOffer } from "#ui/install-offer.ts";
import { applyTheme } from "#ui/theme.ts";
import { App } from "./app/app.tsx";
import { firstShop } from "./app/first-shop.ts";
import { createPortalRouter, preload } from "./app/router.tsx";
import { nextTask, soon } from "./app/soon.ts";

takeAnswers();
applyTheme();
noteInstallOffer();
const first = preload(window.location.pathname, prefetchSession());
const shop = firstShop();
// Nothing is drawn in one language, under one name or half, only to be drawn again in another or whole.
await Promise.all([speak(firstLanguage()), shop, soon(first), nextTask().then(loadLocales)]);
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
await nextTask();
// In pieces, between which the browser answers to touches and keys.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App router={createPortalRouter()} />
    </StrictMode>,
  ),
);
