import { isLeavingGuarded } from "#navigation/leave-guard.ts";

let isPrepared = false;

/**
 * Lets a customer's browser open the portal without a connection. Staff need none of it: without a connection there is nothing
 * to do at a counter. A worker of a newer build takes over when nobody looks, and the page is then loaded anew.
 */
export async function prepareOfflineStart(): Promise<void> {
  if (isPrepared || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isPrepared = true;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!hadWorker) keepLoadedFiles();
    else if (document.visibilityState === "hidden" && !isLeavingGuarded()) window.location.reload();
  });
  // A browser that lets nobody keep anything, as some do in private windows, goes on without.
  const registration = await serviceWorker.register("/service-worker.js").catch(() => null);
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") registration.waiting?.postMessage("take over");
    else void registration.update().catch(() => undefined);
  });
}

/** What this page loaded before there was a worker, such as its language: the browser still has it, and hands it over. */
function keepLoadedFiles(): void {
  const files = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.startsWith("/assets/"));
  for (const { name } of files) void fetch(name).catch(() => undefined);
}
