import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readStoreConfig } from "./config.ts";
import { dataDir } from "./config.testing.ts";

test("nothing needs to be set", () => {
  expect(readConfig({ DATA_DIR: dataDir })).toEqual({
    host: "127.0.0.1",
    port: 8080,
    publicUrl: "http://127.0.0.1:8080",
    isLocal: true,
    trustedProxies: [],
    metrics: null,
    firstAdmin: null,
    dataDir,
    databaseUrl: null,
    replicaUrl: null,
    evidenceDir: join(dataDir, "evidence"),
    evidenceKeyDir: join(dataDir, "evidence-keys"),
    evidenceStore: null,
    databaseWaitSeconds: 60,
    appSecret: readFileSync(join(dataDir, "app-secret"), "utf8").trim(),
    earlierSecrets: [],
    isDemo: true,
    hasDemoBranches: true,
    timeZone: "Asia/Kolkata",
    logLevel: "info",
    bcryptCost: 12,
    mailServer: null,
    smsGateway: null,
    runsJobs: true,
    gateway: { name: "sandbox" },
    hasTestPayments: false,
  });
});

test("the secret is made once, long, and readable by its owner alone", () => {
  const first = readConfig({ DATA_DIR: dataDir }).appSecret;
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(readConfig({ DATA_DIR: dataDir }).appSecret).toBe(first);
  expect(statSync(join(dataDir, "app-secret")).mode & 0o777).toBe(0o600);
});

test("a damaged secret is reported, not used", () => {
  const damaged = mkdtempSync(join(dataDir, "damaged-"));
  writeFileSync(join(damaged, "app-secret"), "short");
  expect(() => readConfig({ DATA_DIR: damaged })).toThrow("app-secret is damaged");
});

test("every mistake is reported at once, each in a sentence", () => {
  const environment = {
    PORT: "http",
    DATABASE_WAIT: "a minute",
    DOMAIN: "https://savings.example.com",
    TRUST_PROXY: "everyone",
    METRICS_PORT: "x",
    ADMIN_EMAIL: "owner@example.com",
    PUBLIC_URL: "savings.example.com/portal",
    DATABASE_URL: "mysql://somewhere",
    APP_SECRET: "short",
    DEMO: "perhaps",
    SHOP_TIME_ZONE: "Asia/Atlantis",
    LOG_LEVEL: "loud",
    BCRYPT_COST: "3",
    RUN_JOBS: "sometimes",
    MAIL_URL: "http://user:hidden@mail.example.com",
    SMS_URL: "https://sms.example.com/send?key=hidden",
    SMS_METHOD: "PUT",
    SMS_TEMPLATE_IDS: "payment_acknowledged.en=1107, book_opened",
  };
  expect(() => readConfig(environment)).toThrow(
    [
      "The environment needs a correction:",
      "  DATABASE_URL must look like postgresql://user:password@host:5432/name.",
      '  DATABASE_WAIT is "a minute", but must be a whole number of seconds from 0 to 3600.',
      '  PORT is "http", but must be a whole number from 0 to 65535.',
      '  DOMAIN is "https://savings.example.com", but must be a name such as savings.example.com.',
      '  PUBLIC_URL is "savings.example.com/portal", but must be the address people open, such as https://savings.example.com. Only this machine itself may go without https.',
      '  METRICS_PORT is "x", but must be a whole number from 0 to 65535.',
      '  DEMO is "perhaps", but must be 1 or 0.',
      '  TRUST_PROXY is "everyone", but must list addresses or networks of proxies, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal.',
      "  ADMIN_EMAIL and ADMIN_PASSWORD make the first Admin together: give both or neither.",
      '  SHOP_TIME_ZONE is "Asia/Atlantis", but must name a time zone such as Asia/Kolkata.',
      '  LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
      '  BCRYPT_COST is "3", but must be a whole number from 4 to 16.',
      '  RUN_JOBS is "sometimes", but must be 1 or 0.',
      "  MAIL_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.",
      '  MAIL_FROM must be an address such as "Thangam <shop@example.com>" when MAIL_URL is set.',
      "  SMS_URL must be an http or https address with {mobile} and {text} where those go.",
      '  SMS_METHOD is "PUT", but must be GET or POST.',
      '  SMS_TEMPLATE_IDS has "book_opened", but each entry must look like payment_acknowledged.en=1107161234.',
      "  APP_SECRET has 5 characters, but must have at least 32 (openssl rand -base64 48).",
    ].join("\n"),
  );
});

test("a database of one's own needs a secret, and gets no demo data unless asked", () => {
  const [DATABASE_URL, APP_SECRET] = ["postgresql://thangam:pw@db:5432/thangam", "x".repeat(32)];
  expect(() => readConfig({ DATABASE_URL })).toThrow("APP_SECRET is missing");
  expect(readConfig({ DATABASE_URL, APP_SECRET })).toMatchObject({ databaseUrl: DATABASE_URL, isDemo: false });
  expect(readConfig({ DATABASE_URL, APP_SECRET, DEMO: "1" })).toMatchObject({ isDemo: true, hasDemoBranches: false });
});

test("secrets of before are read, each in a line of its own, and none is short", () => {
  const given = { DATA_DIR: dataDir, APP_SECRET: "x".repeat(32) };
  const [first, second] = ["y".repeat(32), "z".repeat(40)];
  expect(readConfig(given).earlierSecrets).toEqual([]);
  const read = (APP_SECRET_BEFORE: string) => readConfig({ ...given, APP_SECRET_BEFORE }).earlierSecrets;
  expect(read(`${second}\n${first}\n`)).toEqual([second, first]);
  expect(read("one with blanks, commas and 32 characters")).toEqual(["one with blanks, commas and 32 characters"]);
  expect(() => read(`${first}\nshort`)).toThrow("APP_SECRET_BEFORE has a secret of fewer than 32 characters.");
});

test("a replica is read as the application alone", () => {
  const given = { DATABASE_URL: "postgresql://thangam_app:pw@db/thangam", APP_SECRET: "x".repeat(32) };
  const read = (user: string) =>
    readConfig({ ...given, DATABASE_REPLICA_URL: `postgresql://${user}:pw@copy/thangam` }).replicaUrl;
  expect(read("thangam_app")).toBe("postgresql://thangam_app:pw@copy/thangam");
  expect(() => read("thangam")).toThrow('DATABASE_REPLICA_URL must sign in as "thangam_app"');
});

test("an address that migrate kept takes the place of the owner's of the same database, and of none", () => {
  const owner = "postgresql://keeper:pw@db/shop";
  const kept = "postgresql://thangam_app:made@db:5432/shop";
  const folder = mkdtempSync(join(dataDir, "kept-"));
  const read = (DATABASE_URL = "") => readStoreConfig({ DATA_DIR: folder, DATABASE_URL }).databaseUrl;
  expect([read(), read(owner)]).toEqual([null, owner]);
  writeFileSync(join(folder, "database-url"), `${kept}\n`);
  expect([read(), read(owner)]).toEqual([kept, kept]);
  for (const other of [
    "postgresql://keeper:pw@db/other",
    "postgresql://keeper:pw@elsewhere/shop",
    kept.replace("made", "given"),
  ])
    expect(read(other)).toBe(other);
  // With a database of its own in the folder, the portal starts that one.
  mkdirSync(join(folder, "postgres"));
  expect(read()).toBeNull();
});

test("people sign in over http on this very machine alone", () => {
  const read = (environment: Record<string, string>) => {
    const { publicUrl, isLocal } = readConfig({ DATA_DIR: dataDir, ...environment });
    return [publicUrl, isLocal];
  };
  expect(read({ PORT: "8123" })).toEqual(["http://127.0.0.1:8123", true]);
  expect(read({ HOST: "0.0.0.0" })).toEqual(["http://localhost:8080", true]);
  expect(read({ HOST: "192.168.1.5" })).toEqual(["http://192.168.1.5:8080", false]);
  expect(read({ DOMAIN: "localhost" })).toEqual(["http://localhost", true]);
  expect(read({ DOMAIN: "Savings.example.com" })).toEqual(["https://savings.example.com", false]);
  expect(read({ DOMAIN: "localhost", PUBLIC_URL: "http://localhost:8081" })).toEqual(["http://localhost:8081", true]);
  expect(() => read({ PUBLIC_URL: "http://savings.example.com" })).toThrow("may go without https");
});

test("whose word is taken for an address is named, and is never everyone's", () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ DATA_DIR: dataDir, TRUST_PROXY }).trustedProxies;
  expect(trusted("loopback, 10.0.0.0/8,fd00::/8, 192.168.1.7")).toEqual([
    "loopback",
    "10.0.0.0/8",
    "fd00::/8",
    "192.168.1.7",
  ]);
  for (const wrong of ["true", "1", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "caddy", ",", "*"])
    expect(() => trusted(wrong), wrong).toThrow("TRUST_PROXY");
});

test("a value may stand in a file, and a file that is missing is reported", () => {
  const file = join(dataDir, "given-secret");
  writeFileSync(file, `${"s".repeat(40)}\n`);
  const DATABASE_URL = "postgresql://thangam:pw@db:5432/thangam";
  expect(readConfig({ DATABASE_URL, APP_SECRET_FILE: file }).appSecret).toBe("s".repeat(40));
  expect(readConfig({ DATABASE_URL, APP_SECRET: "x".repeat(32), APP_SECRET_FILE: file }).appSecret).toBe(
    "x".repeat(32),
  );
  expect(() => readConfig({ DATABASE_URL, APP_SECRET_FILE: join(dataDir, "nowhere") })).toThrow(
    `APP_SECRET_FILE is "${join(dataDir, "nowhere")}", but that file cannot be read`,
  );
});

test("what looks at the books alone needs to know where they are, and nothing else", () => {
  const DATABASE_URL = "postgresql://thangam:pw@db:5432/thangam";
  expect(readStoreConfig({ DATABASE_URL, PORT: "http" }).databaseUrl).toBe(DATABASE_URL);
  expect(() => readStoreConfig({ DATABASE_URL: "db:5432" })).toThrow("DATABASE_URL must look like");
});

test("the figures are served on this machine, and where they are asked for", () => {
  const metricsOf = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment }).metrics;
  expect(metricsOf({ METRICS_PORT: "9464" })).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(metricsOf({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" })).toEqual({ host: "0.0.0.0", port: 9464 });
});

test("the first Admin is named whole or not at all", () => {
  const given = { DATA_DIR: dataDir, ADMIN_EMAIL: "owner@example.com", ADMIN_PASSWORD: "quiet river 77" };
  expect(readConfig(given).firstAdmin).toEqual({
    email: "owner@example.com",
    name: "Admin",
    password: "quiet river 77",
  });
});
