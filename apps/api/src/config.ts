import { readMailServer, readSmsGateway } from "#integrations/settings.ts";
import type { MailServer } from "#integrations/mail/smtp-mail.ts";
import type { SmsGateway } from "#integrations/sms/gateway-sms.ts";
import { readEvidenceStore } from "#integrations/evidence-store/settings.ts";
import type { S3Settings } from "#integrations/evidence-store/s3-store.ts";
import { readGateway, readTestPayments } from "#integrations/payment-gateway/settings.ts";
import type { GatewaySettings } from "#integrations/payment-gateway/open-gateway.ts";
import type { MigrationRequest } from "#platform/database/migrate-database.ts";
import { isLoopback } from "#platform/process/server.ts";
import {
  ConfigError,
  keptSecret,
  parseDomain,
  parseProxies,
  parsePublicUrl,
  parseSwitch,
  parseTimeZone,
  parseWhole,
  readerOf,
  shortestSecret,
} from "./config-values.ts";
import type { Environment, Read } from "./config-values.ts";
import { readMigration, readStore } from "./config-store.ts";
import type { Store } from "./config-store.ts";

/** Everything the environment decides. This file alone reads it. */
export interface Config extends Store {
  host: string;
  port: number;
  /** Where people find the portal: what is printed and mailed leads there. Without a slash at its end. */
  publicUrl: string;
  /** People open the portal on this very machine, over http: cookies cannot be Secure there. */
  isLocal: boolean;
  /** Proxies whose word is taken for where a caller comes from: names and networks as Express knows them. */
  trustedProxies: readonly string[];
  /** Where the figures are served; null when they are not. */
  metrics: { host: string; port: number } | null;
  /** Who is to be the first Admin; null when a set-up link decides. */
  firstAdmin: { email: string; name: string; password: string } | null;
  appSecret: string;
  /** What it was before: opens what was sealed with it. */
  earlierSecrets: readonly string[];
  isDemo: boolean;
  /** Whether the demo shop is made with a second branch. */
  hasDemoBranches: boolean;
  timeZone: string;
  logLevel: string;
  bcryptCost: number;
  /** null: mail is written to files. */
  mailServer: MailServer | null;
  /** null: SMS are written to files. */
  smsGateway: SmsGateway | null;
  /** Where checkpoints are put besides the directory; null where they are not. */
  evidenceStore: S3Settings | null;
  /** Whether the process that serves requests also delivers messages and does the other background work. */
  runsJobs: boolean;
  /** Where customers pay online; null when they do not. */
  gateway: GatewaySettings | null;
  /** Whether every page says that payments are tests. */
  hasTestPayments: boolean;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads and checks the environment; throws one error whose message names every mistake in it. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = [];
  const read = readerOf(environment, mistakes);
  const oneOf = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, sentence: string): T => {
    const text = read(name);
    const value = text === undefined ? fallback : parse(text);
    if (value === undefined) mistakes.push(`${name} is "${text}", but ${sentence}`);
    return value ?? fallback;
  };

  const store = readStore(read, mistakes);
  const host = read("HOST") ?? "127.0.0.1";
  const port = oneOf("PORT", 8080, parseWhole(0, 65_535), "must be a whole number from 0 to 65535.");
  const domain = oneOf("DOMAIN", null, parseDomain, "must be a name such as savings.example.com.");
  const publicUrl = oneOf(
    "PUBLIC_URL",
    domain === null ? `http://${isEverywhere(host) ? "localhost" : host}:${port}` : urlOf(domain),
    parsePublicUrl,
    "must be the address people open, such as https://savings.example.com. Only this machine itself may go without https.",
  );
  const metricsPort = oneOf("METRICS_PORT", null, parseWhole(0, 65_535), "must be a whole number from 0 to 65535.");
  const isDemo = oneOf("DEMO", store.databaseUrl === null, parseSwitch, "must be 1 or 0.");
  const gateway = readGateway(read, isDemo, mistakes);
  const isTestAllowed = oneOf("ALLOW_TEST_GATEWAY", false, parseSwitch, "must be 1 or 0.");
  const config: Omit<Config, "appSecret" | "earlierSecrets"> = {
    host,
    port,
    publicUrl,
    isLocal: isLocalUrl(publicUrl),
    trustedProxies: oneOf(
      "TRUST_PROXY",
      [],
      parseProxies,
      "must list addresses or networks of proxies, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal.",
    ),
    metrics: metricsPort === null ? null : { host: read("METRICS_HOST") ?? "127.0.0.1", port: metricsPort },
    firstAdmin: readFirstAdmin(read, mistakes),
    ...store,
    isDemo,
    hasDemoBranches: oneOf("DEMO_BRANCHES", store.databaseUrl === null, parseSwitch, "must be 1 or 0."),
    timeZone: oneOf("SHOP_TIME_ZONE", "Asia/Kolkata", parseTimeZone, "must name a time zone such as Asia/Kolkata."),
    logLevel: oneOf(
      "LOG_LEVEL",
      "info",
      (text) => logLevels.find((level) => level === text),
      `must be one of ${logLevels.join(", ")}.`,
    ),
    bcryptCost: oneOf("BCRYPT_COST", 12, parseWhole(4, 16), "must be a whole number from 4 to 16."),
    runsJobs: oneOf("RUN_JOBS", true, parseSwitch, "must be 1 or 0."),
    mailServer: readMailServer(read, mistakes),
    smsGateway: readSmsGateway(read, mistakes),
    evidenceStore: readEvidenceStore(read, mistakes),
    gateway,
    hasTestPayments: readTestPayments(gateway, { isDemo, isAllowed: isTestAllowed }, mistakes),
  };
  const secret = readSecret(read, store.databaseUrl !== null, mistakes);
  const earlierSecrets = readEarlierSecrets(read, mistakes);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return { ...config, appSecret: secret ?? keptSecret(store.dataDir), earlierSecrets };
}

/** Where the database is, and nothing else: for what looks at the books without serving the portal. */
export function readStoreConfig(environment: Environment = process.env): Store {
  return readWhole(environment, readStore);
}

/** What `migrate` needs: the owner's address, and those of an administrator and of the application where they are given. */
export function readMigrationConfig(environment: Environment = process.env): MigrationRequest {
  return readWhole(environment, readMigration);
}

function readWhole<T>(environment: Environment, readAll: (read: Read, mistakes: string[]) => T): T {
  const mistakes: string[] = [];
  const whole = readAll(readerOf(environment, mistakes), mistakes);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return whole;
}

function readSecret(read: Read, isNeeded: boolean, mistakes: string[]): string | undefined {
  const secret = read("APP_SECRET");
  if (secret === undefined && isNeeded) {
    mistakes.push(
      "APP_SECRET is missing: with DATABASE_URL set, give at least 32 random characters (openssl rand -base64 48).",
    );
  }
  if (secret !== undefined && secret.length < shortestSecret) {
    mistakes.push(
      `APP_SECRET has ${secret.length} characters, but must have at least ${shortestSecret} (openssl rand -base64 48).`,
    );
  }
  return secret;
}

function readEarlierSecrets(read: Read, mistakes: string[]): string[] {
  // A secret may have blanks and commas in it.
  const lines = (read("APP_SECRET_BEFORE") ?? "").split("\n").map((line) => line.trim());
  const secrets = lines.filter((line) => line !== "");
  if (secrets.some(({ length }) => length < shortestSecret))
    mistakes.push(`APP_SECRET_BEFORE has a secret of fewer than ${shortestSecret} characters.`);
  return secrets;
}

function readFirstAdmin(read: Read, mistakes: string[]): Config["firstAdmin"] {
  const [email, password] = [read("ADMIN_EMAIL"), read("ADMIN_PASSWORD")];
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined)
    mistakes.push("ADMIN_EMAIL and ADMIN_PASSWORD make the first Admin together: give both or neither.");
  return { email: email ?? "", name: read("ADMIN_NAME") ?? "Admin", password: password ?? "" };
}

function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function urlOf(domain: string): string {
  return `${isLoopback(domain) ? "http" : "https"}://${domain}`;
}

function isLocalUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopback(hostname);
}
