import { Agent, createServer } from "node:http";
import type { Server } from "node:http";
import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Client } from "pg";
import request from "supertest";
import type { Response } from "supertest";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { buildApp } from "#app.ts";
import { sandboxGateway } from "#integrations/payment-gateway/sandbox.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { listen } from "#platform/process/server.ts";
import { makeSecrets } from "#platform/security/secrets.ts";
import { makeSessionTokens } from "#platform/security/session-tokens.ts";
import { openDatabase } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { useDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";
import type { MakeUser } from "./make-inputs.ts";
import { testMoment } from "./money.ts";

export const appSecret = "a secret for tests alone, of no use elsewhere";
const config = {
  isLocal: true,
  publicUrl: "https://savings.example.com",
  appSecret,
  bcryptCost: 4,
  timeZone: "Asia/Kolkata",
};
/** Many calls over few connections, as browsers make them. */
export const keptConnections = new Agent({ keepAlive: true });
const tokens = makeSessionTokens(config.appSecret);
const secrets = makeSecrets(config.appSecret);

/** Someone who calls the API: cookies they hold are sent, cookies they are given are kept. */
interface TestCaller {
  cookies: Map<string, string>;
  /** Calls an operation with JSON as it travels. GET operations carry it in the query. */
  call(name: OperationName, json?: unknown, options?: CallOptions): Promise<Response>;
  /** Any request at all. */
  send(
    method: "get" | "post" | "put" | "options",
    path: string,
    headers?: Record<string, string>,
    body?: string,
  ): Promise<Response>;
}

export interface SignedIn extends TestCaller {
  userId: bigint;
  sessionId: string;
}

interface CallOptions {
  key?: string;
  headers?: Record<string, string>;
}

export interface TestApp extends Pick<TestDatabase, "db" | "make" | "money" | "asOwner"> {
  /** Its time stands still until a test moves it. */
  readonly clock: { now: Date };
  /** Every line logged in the running test. */
  readonly logLines: string[];
  readonly tokens: typeof tokens;
  readonly secrets: typeof secrets;
  readonly url: string;
  /** For the owner of the database, who may do everything. */
  readonly databaseUrl: string;
  nobody(): TestCaller;
  /** A second one of this app, with connections of its own to the same database. */
  replica(): Promise<{ at(cookies: Map<string, string>): TestCaller; stop(): Promise<void> }>;
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
  gatewayOf?: (db: Database) => PaymentGateway | null;
  trustedProxies?: readonly string[];
}

const sandbox = (db: Database) => sandboxGateway(db, config.appSecret);

/** The whole app over a database of its own, reached by HTTP. */
export function useApp({ webDir = null, gatewayOf = sandbox, trustedProxies = [] }: AppOptions = {}): TestApp {
  const database = useDatabase();
  const clock = { now: testMoment };
  const logLines: string[] = [];
  const servers: Server[] = [];
  let url = "";

  const serve = async (db: Database): Promise<string> => {
    const logger = makeLogger("debug", { write: (line) => void logLines.push(line) });
    const app = buildApp({
      config: { ...config, trustedProxies },
      db,
      clock: () => clock.now,
      logger,
      gateway: gatewayOf(db),
      webDir,
      isReady: async () => true,
    });
    // Longer than any test waits between two calls, so that no call meets a connection that is just being closed.
    const server = createServer({ keepAliveTimeout: 600_000 }, app);
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  };
  beforeAll(async () => {
    url = await serve(database.db);
  });
  beforeEach(() => {
    clock.now = testMoment;
    logLines.length = 0;
  });
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
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
    secrets,
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
    get databaseUrl() {
      return database.url;
    },
    asOwner: database.asOwner,
    nobody: () => callerAt(() => url, new Map()),
    withCookies: (cookies) => callerAt(() => url, cookies),
    replica: async () => {
      const db = openDatabase(database.url);
      const address = await serve(db);
      return { at: (cookies) => callerAt(() => address, cookies), stop: () => db.$disconnect() };
    },
    signedInAs: async (person = {}) => signedInUser((await database.make.user(person)).id),
    signedInUser,
    fingerprint: () => database.asOwner(fingerprint),
  };
}

/** Of every table of the shop's records how many rows it has, and which transaction wrote the latest of them. */
async function fingerprint(owner: Client): Promise<unknown> {
  const aside = ["_prisma_migrations", "_sql_files", "sessions", "attempt_counters", "audit_chains"];
  const tables = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [aside],
  );
  const parts = tables.rows.map(({ name }) => {
    const where = name === "audit_entries" ? "where record_type <> 'session'" : "";
    return `select '${name}' as name, count(*)::int as rows, max(xmin::text::bigint) as latest from ${name} ${where}`;
  });
  return (await owner.query(`${parts.join(" union all ")} order by name`)).rows;
}

function callerAt(url: () => string, cookies: Map<string, string>): TestCaller {
  const cookieHeader = () => ({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
  const kept = (response: Response): Response => {
    for (const line of response.get("Set-Cookie") ?? []) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    call: async (name, json = {}, { key, headers = {} } = {}) => {
      const operation: Operation = operations[name];
      const path = `/api/${encodeURIComponent(operation.wire)}`;
      const all = { ...cookieHeader(), ...(key === undefined ? {} : { "Idempotency-Key": key }), ...headers };
      const call = methodsOf(operation).includes("POST")
        ? request(url()).post(path).set(all).type("json").send(JSON.stringify(json))
        : request(url()).get(path).set(all).query(Object(json));
      return kept(await call.agent(keptConnections));
    },
    send: async (method, path, headers = {}, body) => {
      const agent = request(url());
      const call = agent[method](path)
        .set({ ...cookieHeader(), ...headers })
        .agent(keptConnections);
      return kept(await (body === undefined ? call : call.send(body)));
    },
  };
}
