import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { openNotifications, showPush } from "./pushes.ts";

// Lets the portal open without a connection. It keeps programs and styles alone, which are the same for everybody: no answer of
// the API and no page that the server wrote is ever in a cache of it. What a customer last saw is kept by the page itself, with
// its moment, for that customer alone (apps/web/src/api/kept).

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Files of the build that were loaded besides those that are fetched at once: a language, a screen that few open. */
const LOADED = "loaded-files";

// Not for "/": with a connection the server's own page is shown.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: LOADED }),
);

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const shell = await matchPrecache("/index.html");
        if (shell === undefined) throw error;
        return shell;
      }
    },
    { denylist: [/^\/(api|checkout|webhooks)\//] },
  ),
);

self.addEventListener("activate", (event) => {
  // They belong to the build before this one.
  event.waitUntil(caches.delete(LOADED).then(() => self.clients.claim()));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(self.registration, event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotifications(self.clients));
});

self.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  if (data === "take over") void self.skipWaiting();
});
