import { createServer } from "node:http";
import type { Server } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { buildApp } from "#app.ts";
import { makePdf } from "#documents/pdf.ts";
import { sandboxGateway } from "#integrations/payment-gateway/sandbox.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { PushPort } from "#integrations/push/port.ts";
import { webPushPort } from "#integrations/push/web-push.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { listen } from "#platform/process/server.ts";
import { makeDeviceTokens } from "#platform/security/device-tokens.ts";
import { makeSecrets } from "#platform/security/secrets.ts";
import { makeSessionTokens } from "#platform/security/session-tokens.ts";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import type { Replica } from "#platform/database/replica.ts";
import type { SiteRenderer } from "#site/index.ts";
import { callerAt } from "./caller.ts";
import type { TestCaller } from "./caller.ts";
import { applicationUrlOf, useDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";
import { useEvidencePlaces } from "./evidence-places.ts";
import type { EvidencePlaces } from "./evidence-places.ts";
import { fingerprintsOf } from "./fingerprint.ts";
import type { MakeUser } from "./make-inputs.ts";
import { testMoment } from "./money.ts";
import { withMoves } from "./sandbox-moves.ts";

export const appSecret = "a secret for tests alone, of no use elsewhere";
const config = {
  isLocal: true,
  publicUrl: "https://savings.example.com",
  appSecret,
  earlierSecrets: [],
  bcryptCost: 4,
  timeZone: "Asia/Kolkata",
  evidenceStore: null,
};
const tokens = makeSessionTokens(config.appSecret);
const deviceTokens = makeDeviceTokens(config.appSecret);
const secrets = makeSecrets(config.appSecret);

export interface SignedIn extends TestCaller {
  userId: bigint;
  sessionId: string;
}

export interface TestApp extends Pick<TestDatabase, "db" | "make" | "money" | "asOwner"> {
  /** Its time stands still until a test moves it. */
  readonly clock: { now: Date };
  /** Every line logged in the running test. */
  readonly logLines: string[];
  readonly tokens: typeof tokens;
  readonly deviceTokens: typeof deviceTokens;
  readonly secrets: typeof secrets;
  readonly push: PushPort;
  readonly url: string;
  /** For the owner of the database, who may do everything. */
  readonly databaseUrl: string;
  /** Where the app looks for evidence; there is none until a test seals the books. */
  readonly evidence: EvidencePlaces;
  nobody(): TestCaller;
  /** A second one of this app, with connections of its own to the same database unless `db` is another; reads reports from `reports`. */
  replica(
    reports?: Replica,
    db?: Database,
  ): Promise<{ at(cookies: Map<string, string>): TestCaller; stop(): Promise<void> }>;
  /** A browser that holds these cookies. */
  withCookies(cookies: Map<string, string>): TestCaller;
  /** A person of the given kind with a session of their own, made without a password check. */
  signedInAs(person?: MakeUser): Promise<SignedIn>;
  /** A session of a person who is there. */
  signedInUser(userId: bigint): Promise<SignedIn>;
  /** Changes whenever what the shop keeps does; sessions and their audit rows are left out. */
  fingerprint(): Promise<unknown>;
}

interface AppOptions {
  webDir?: string | null;
  siteRenderer?: SiteRenderer | null;
  gatewayOf?: (db: Database) => PaymentGateway | null;
  trustedProxies?: readonly string[];
  hasTestPayments?: boolean;
  push?: PushPort;
}

const sandbox = (db: Database) => withMoves(sandboxGateway(db, config.appSecret));
const usual: Required<AppOptions> = {
  webDir: null,
  siteRenderer: null,
  gatewayOf: sandbox,
  trustedProxies: [],
  hasTestPayments: false,
  push: webPushPort(config),
};

/** The whole app over a database of its own, reached by HTTP: an empty one, or what `clone` makes. */
export function useApp({ clone, ...options }: AppOptions & Parameters<typeof useDatabase>[0] = {}): TestApp {
  const database = useDatabase({ ...(clone !== undefined && { clone }) });
  const evidence = useEvidencePlaces();
  const clock = { now: testMoment };
  const logLines: string[] = [];
  let url = "";
  const { serve, stop } = serverOf({ clock, logLines, evidence, ...usual, ...options });
  beforeAll(async () => {
    url = await serve(database.db);
  });
  beforeEach(() => {
    clock.now = testMoment;
    logLines.length = 0;
  });
  const fingerprints = fingerprintsOf(() => database.url);
  afterAll(() => {
    stop();
    return fingerprints.end();
  });

  const signedInUser = async (userId: bigint): Promise<SignedIn> => {
    const { id: sessionId } = await database.make.session({ userId, now: clock.now });
    const cookies = new Map([
      ["thangam_access", tokens.accessToken(sessionId, userId, clock.now)],
      ["thangam_refresh", tokens.refreshToken({ sessionId, generation: 0 })],
    ]);
    return { ...callerAt(() => url, cookies), userId, sessionId };
  };

  return {
    clock,
    logLines,
    tokens,
    deviceTokens,
    secrets,
    push: options.push ?? usual.push,
    get db() {
      return database.db;
    },
    get make() {
      return database.make;
    },
    get money() {
      return database.money;
    },
    get url() {
      return url;
    },
    evidence,
    get databaseUrl() {
      return database.url;
    },
    asOwner: database.asOwner,
    nobody: () => callerAt(() => url, new Map()),
    withCookies: (cookies) => callerAt(() => url, cookies),
    replica: async (reports, db = openDatabase(applicationUrlOf(database.url))) => {
      const address = await serve(db, reports);
      return { at: (cookies) => callerAt(() => address, cookies), stop: () => db.$disconnect() };
    },
    signedInAs: async (person = {}) => signedInUser((await database.make.user(person)).id),
    signedInUser,
    fingerprint: () => fingerprints.take(),
  };
}

interface Serving extends Required<AppOptions> {
  clock: { readonly now: Date };
  logLines: string[];
  evidence: EvidencePlaces;
}

/** Serves the app over a database, as often as it is asked to, and stops all of them. */
function serverOf({ clock, logLines, gatewayOf, webDir, siteRenderer, push, evidence, ...given }: Serving) {
  const servers: Server[] = [];
  async function serve(db: Database, replica?: Replica): Promise<string> {
    const logger = makeLogger("debug", { write: (line) => void logLines.push(line) });
    const app = buildApp({
      config: { ...config, ...given, evidenceDir: evidence.dir },
      db,
      replica,
      clock: () => clock.now,
      logger,
      gateway: gatewayOf(db),
      pdf: makePdf(),
      push,
      webDir,
      siteRenderer,
      isReady: async () => true,
    });
    // Longer than any test waits between two calls, so that no call meets a connection that is just being closed.
    const server = createServer({ keepAliveTimeout: 600_000 }, app);
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  }
  function stop(): void {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
  return { serve, stop };
}
