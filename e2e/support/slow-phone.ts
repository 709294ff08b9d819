import type { Page } from "./portal.ts";

/** Slow 4G and a processor four times slower, as Lighthouse has them for a phone. */
export async function onASlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesOf = (kilobits: number) => (kilobits * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesOf(1_600),
    uploadThroughput: bytesOf(750),
  });
  await slowProcessor(page);
}

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Once the worker has everything that it keeps, and stands before the page. */
export async function isPrepared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });
}
