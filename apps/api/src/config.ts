import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readMailServer, readSmsGateway } from "#integrations/settings.ts";
import type { MailServer } from "#integrations/mail/smtp-mail.ts";
import type { SmsGateway } from "#integrations/sms/gateway-sms.ts";
import { readGateway } from "#integrations/payment-gateway/settings.ts";
import type { GatewaySettings } from "#integrations/payment-gateway/open-gateway.ts";

/** Everything the environment decides. This file alone reads it. */
export interface Config {
  host: string;
  port: number;
  /** Where people find the portal: what is printed and mailed leads there. Without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** null: a PostgreSQL of our own is started in the data directory. */
  databaseUrl: string | null;
  appSecret: string;
  isDemo: boolean;
  timeZone: string;
  logLevel: string;
  bcryptCost: number;
  /** null: mail is written to files. */
  mailServer: MailServer | null;
  /** null: SMS are written to files. */
  smsGateway: SmsGateway | null;
  /** Whether the process that serves requests also delivers messages and does the other background work. */
  runsJobs: boolean;
  /** Where customers pay online; null when they do not. */
  gateway: GatewaySettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const shortestSecret = 32;

/** Reads and checks the environment; throws one error whose message names every mistake in it. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = [];
  const read = (name: string) => environment[name]?.trim() || undefined;
  const oneOf = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, sentence: string): T => {
    const text = read(name);
    const value = text === undefined ? fallback : parse(text);
    if (value === undefined) mistakes.push(`${name} is "${text}", but ${sentence}`);
    return value ?? fallback;
  };

  const dataDir = resolve(read("DATA_DIR") ?? ".data");
  const databaseUrl = oneOf(
    "DATABASE_URL",
    null,
    parseDatabaseUrl,
    "must look like postgresql://user:password@host:5432/name.",
  );
  const host = read("HOST") ?? "127.0.0.1";
  const port = oneOf("PORT", 8080, parseWhole(0, 65_535), "must be a whole number from 0 to 65535.");
  const basics = {
    host,
    port,
    publicUrl: oneOf(
      "PUBLIC_URL",
      `http://${host}:${port}`,
      parsePublicUrl,
      "must be the address people open, such as https://savings.example.com.",
    ),
    dataDir,
    databaseUrl,
    isDemo: oneOf("DEMO", databaseUrl === null, parseSwitch, "must be 1 or 0."),
    timeZone: oneOf("SHOP_TIME_ZONE", "Asia/Kolkata", parseTimeZone, "must name a time zone such as Asia/Kolkata."),
    logLevel: oneOf(
      "LOG_LEVEL",
      "info",
      (text) => logLevels.find((level) => level === text),
      `must be one of ${logLevels.join(", ")}.`,
    ),
    bcryptCost: oneOf("BCRYPT_COST", 12, parseWhole(4, 16), "must be a whole number from 4 to 16."),
    runsJobs: oneOf("RUN_JOBS", true, parseSwitch, "must be 1 or 0."),
  };
  const config: Omit<Config, "appSecret"> = {
    ...basics,
    mailServer: readMailServer(read, mistakes),
    smsGateway: readSmsGateway(read, mistakes),
    gateway: readGateway(read, basics.isDemo, mistakes),
  };
  const secret = read("APP_SECRET");
  if (secret === undefined && databaseUrl !== null) {
    mistakes.push(
      "APP_SECRET is missing: with DATABASE_URL set, give at least 32 random characters (openssl rand -base64 48).",
    );
  }
  if (secret !== undefined && secret.length < shortestSecret) {
    mistakes.push(
      `APP_SECRET has ${secret.length} characters, but must have at least ${shortestSecret} (openssl rand -base64 48).`,
    );
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return { ...config, appSecret: secret ?? keptSecret(dataDir) };
}

class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The environment needs a correction:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/** The secret of this installation, made once and readable by its owner alone. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, "app-secret");
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) makeSecret(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR is "${dataDir}", but that is no folder this user can write to (${why}).`]);
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < shortestSecret) {
    throw new ConfigError([`${path} is damaged. Delete it to make a new secret; everyone has to sign in again.`]);
  }
  return secret;
}

/** Links a finished file into place: never half written, and made by only one of two processes that start at once. */
function makeSecret(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

function parseWhole(least: number, most: number) {
  return (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  };
}

function parseSwitch(text: string): boolean | undefined {
  if (["1", "true", "yes", "on"].includes(text.toLowerCase())) return true;
  if (["0", "false", "no", "off"].includes(text.toLowerCase())) return false;
  return undefined;
}

function parseTimeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone === "" ? undefined : text;
  } catch {
    return undefined;
  }
}

function parsePublicUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isPlain = url !== null && ["http:", "https:"].includes(url.protocol) && url.search === "" && url.hash === "";
  return isPlain && url.pathname === "/" ? url.origin : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  return URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol) ? text : undefined;
}
