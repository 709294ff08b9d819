import express from "express";
import type { Express } from "express";
import { operations } from "@thangam/contracts";
import type { Config } from "./config.ts";
import { makeAppIcon } from "#documents/app-icon.ts";
import type { Pdf } from "#documents/port.ts";
import { gatewayCheckout } from "#features/payments/index.ts";
import { readSessions } from "#features/session/index.ts";
import { makeKernel } from "./make-kernel.ts";
import { appManifest } from "#http/app-manifest.ts";
import { docsRoutes } from "#http/docs/docs-routes.ts";
import { BadRequest, errorAnswer } from "#http/error-answer.ts";
import { gatewayRoutes } from "#http/gateway-routes.ts";
import { healthRoutes } from "#http/health.ts";
import { mountOperations } from "#http/mount.ts";
import { ownPageRoutes } from "#http/own-page-routes.ts";
import { pages } from "#http/pages.ts";
import { requestLog } from "#http/request-log.ts";
import { neverStore, sameOriginOnly, sayTestPayments, securityHeaders } from "#http/security.ts";
import { callerReader } from "#http/session.ts";
import { shopLogo } from "#http/shop-logo.ts";
import { siteRoutes } from "#http/site-routes.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { PushPort } from "#integrations/push/port.ts";
import type { Answered } from "#http/metrics/metrics.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Replica } from "#platform/database/replica.ts";
import type { Logger } from "#platform/process/logger.ts";
import { makeOwnPages, makeSite } from "#site/index.ts";
import type { SiteRenderer } from "#site/index.ts";

export interface AppDependencies {
  config: Pick<
    Config,
    | "isLocal"
    | "trustedProxies"
    | "publicUrl"
    | "appSecret"
    | "earlierSecrets"
    | "bcryptCost"
    | "timeZone"
    | "hasTestPayments"
    | "evidenceDir"
    | "evidenceStore"
  >;
  db: Database;
  /** Where reports are read; left out where that is `db`. */
  replica?: Replica | undefined;
  clock: Clock;
  logger: Logger;
  /** Where customers pay online; null when they do not. */
  gateway: PaymentGateway | null;
  pdf: Pdf;
  /** Sends what shows on customers' devices. */
  push: PushPort;
  /** The built pages; null serves the API alone. */
  webDir: string | null;
  /** Writes the public pages; null where they are not built. */
  siteRenderer: SiteRenderer | null;
  isReady: () => Promise<boolean>;
  /** Counts what was answered; left out where nobody reads the figures. */
  noteAnswer?: (answer: Answered) => void;
}

/** Wires the whole API together. Everything it needs is passed in, so that tests run the very same app. */
export function buildApp({
  config,
  db,
  replica,
  clock,
  logger,
  gateway,
  pdf,
  push,
  webDir,
  siteRenderer,
  isReady,
  noteAnswer,
}: AppDependencies): Express {
  const app = express();
  app.enable("case sensitive routing").enable("strict routing").disable("x-powered-by").disable("etag");
  app.set("query parser", "simple").set("trust proxy", config.trustedProxies);

  const kernel = makeKernel({ config, db, replica, clock, gateway, pdf, push });
  const { services, businessDayOf } = kernel;
  const readCaller = callerReader(readSessions(db, clock, services.sessionTokens), config.isLocal);

  app.use(requestLog(logger, noteAnswer), securityHeaders);
  app.use(healthRoutes(isReady));
  app.use(shopLogo(db), appManifest(db, makeAppIcon));
  app.use("/api", neverStore, sameOriginOnly);
  if (config.hasTestPayments) app.use("/api", sayTestPayments);
  app.use("/api", docsRoutes(operations));
  app.use("/api", ...mountOperations(kernel, readCaller));
  if (gateway !== null) app.use(gatewayRoutes(gatewayCheckout({ db, clock, businessDayOf, gateway })));
  if (siteRenderer !== null) {
    const { hasTestPayments } = config;
    const writing = { kernel, renderer: siteRenderer, hasTestPayments };
    app.use(siteRoutes(makeSite(writing)), ownPageRoutes(makeOwnPages(writing), readCaller));
  }
  if (webDir !== null) app.use(pages(webDir));
  app.use(() => {
    throw new BadRequest(404, "not_found");
  });
  app.use(errorAnswer);
  return app;
}
