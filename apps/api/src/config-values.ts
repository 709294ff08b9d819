/** How the values of the environment are read; `config.ts` says which there are. */
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { join } from "node:path";
import { isLoopback } from "#platform/process/server.ts";

export const shortestSecret = 32;

export type Environment = Readonly<Record<string, string | undefined>>;
export type Read = (name: string) => string | undefined;

/**
 * Reads variables by name. What is not set may stand in a file instead, which `<name>_FILE` names: so that a secret
 * need not stand in the environment. A file that cannot be read becomes a sentence in `mistakes`.
 */
export function readerOf(environment: Environment, mistakes: string[]): Read {
  return (name) => {
    const value = environment[name]?.trim();
    if (value !== undefined && value !== "") return value;
    const file = environment[`${name}_FILE`]?.trim();
    if (file === undefined || file === "") return undefined;
    try {
      return readFileSync(file, "utf8").trim() || undefined;
    } catch (error) {
      mistakes.push(`${name}_FILE is "${file}", but that file cannot be read (${whyOf(error)}).`);
      return undefined;
    }
  };
}

export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The environment needs a correction:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/** The secret of this installation, made once and readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, "app-secret");
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) makeSecret(path);
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR is "${dataDir}", but that is no folder this user can write to (${whyOf(error)}).`,
    ]);
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

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function parseWhole(min: number, max: number) {
  return (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  };
}

export function parseSwitch(text: string): boolean | undefined {
  if (["1", "true", "yes", "on"].includes(text.toLowerCase())) return true;
  if (["0", "false", "no", "off"].includes(text.toLowerCase())) return false;
  return undefined;
}

export function parseTimeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone === "" ? undefined : text;
  } catch {
    return undefined;
  }
}

export function parsePublicUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isPlain = url !== null && ["http:", "https:"].includes(url.protocol) && url.search === "" && url.hash === "";
  if (!isPlain || url.pathname !== "/") return undefined;
  // Passwords do not travel open to all, and browsers keep the cookies of a session from https alone.
  return url.protocol === "https:" || isLoopback(url.hostname) ? url.origin : undefined;
}

export function parseDatabaseUrl(text: string): string | undefined {
  return URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol) ? text : undefined;
}

/** A name on the internet, such as savings.example.com. */
export function parseDomain(text: string): string | undefined {
  return /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) ? text.toLowerCase() : undefined;
}

/** Addresses and networks, such as "loopback, 10.0.0.0/8"; the names are Express's. */
export function parseProxies(text: string): readonly string[] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  return parts.every((part) => ["loopback", "linklocal", "uniquelocal"].includes(part) || isNetwork(part))
    ? parts
    : undefined;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (isIP(address) === 0 || rest.length > 0 || bits === "") return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6");
    // A network of everyone would let any caller say who they are.
    return /^\d+$/.test(bits) && Number(bits) > 0;
  } catch {
    return false;
  }
}
