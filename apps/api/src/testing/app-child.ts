/**
 * The app over a test's database in a process of its own, whose memory can be bounded and measured. It says its port; told to
 * work, it does what the background does with imports, and says when that is done.
 */
import { createServer } from "node:http";
import { buildApp } from "#app.ts";
import { makePdf } from "#documents/pdf.ts";
import { webPushPort } from "#integrations/push/web-push.ts";
import { openDatabase } from "#platform/database/db.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { listen } from "#platform/process/server.ts";
import { finishWork } from "./imports.ts";
import { testMoment } from "./money.ts";

const [url = "", appSecret = ""] = process.argv.slice(2);
const db = openDatabase(url);
const app = buildApp({
  config: {
    isLocal: true,
    trustedProxies: [],
    publicUrl: "https://savings.example.com",
    appSecret,
    earlierSecrets: [],
    bcryptCost: 4,
    timeZone: "Asia/Kolkata",
    hasTestPayments: false,
    evidenceDir: "",
    evidenceStore: null,
  },
  db,
  clock: () => testMoment,
  logger: makeLogger("error"),
  gateway: null,
  pdf: makePdf(),
  push: webPushPort({ appSecret, publicUrl: "https://savings.example.com" }),
  webDir: null,
  siteRenderer: null,
  isReady: () => Promise.resolve(true),
});
process.on("message", () => void finishWork(db).then(() => process.send?.("done")));
process.send?.(await listen(createServer(app), 0, "127.0.0.1"));
