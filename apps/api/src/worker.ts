/** `pnpm start:worker`: the background work alone, beside processes that serve requests with RUN_JOBS=0. */
import { readConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { makePdf } from "#documents/pdf.ts";
import { startJobs } from "#jobs/index.ts";
import { openGateway } from "#integrations/payment-gateway/open-gateway.ts";
import { webPushPort } from "#integrations/push/web-push.ts";
import { makeKernel } from "./make-kernel.ts";
import { makeMetrics } from "#http/metrics/metrics.ts";
import { serveMetrics } from "#http/metrics/serve-metrics.ts";
import { systemClock } from "#platform/clock.ts";
import { findRunningPostgres } from "#platform/postgres/embedded-postgres.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { isDatabaseReady, openShop } from "#platform/database/open-shop.ts";
import { runProcess } from "#platform/process/process.ts";
import type { Stops } from "#platform/process/process.ts";
import { ownUrl } from "#platform/process/server.ts";
import { makeSecrets } from "#platform/security/secrets.ts";

await runProcess((stops, stopping) => start(readConfig(), stops, stopping));

async function start(config: Config, stops: Stops, stopping: AbortSignal): Promise<string> {
  const databaseUrl = await findDatabase(config);
  const db = await openShop({ url: databaseUrl, waitSeconds: config.databaseWaitSeconds, stops, stopping });
  const logger = makeLogger(config.logLevel);
  const secrets = makeSecrets(config.appSecret, config.earlierSecrets);
  const url = ownUrl(config.host, config.port);
  if (config.metrics !== null) {
    const isReady = () => isDatabaseReady(db, stopping);
    await serveMetrics({ metrics: makeMetrics(db, systemClock), isReady, stops }, config.metrics);
  }
  const gateway = config.gateway && openGateway(config.gateway, db, config.appSecret);
  const pdf = makePdf();
  const kernel = makeKernel({ config, db, clock: systemClock, gateway, pdf, push: webPushPort(config) });
  await startJobs({ kernel, pdf, db, databaseUrl, clock: systemClock, logger, secrets, config, url, stops });
  return "The worker is ready.";
}

async function findDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  const url = databaseUrl ?? (await findRunningPostgres(dataDir))?.url;
  if (url === undefined)
    throw new Error(`No portal runs on ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL.`);
  return url;
}
