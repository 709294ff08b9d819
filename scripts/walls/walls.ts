/**
 * Who may import whom. A room is a module: the files that its pattern finds, the first pattern first.
 * It may import its own files and those of the rooms behind `may`. What is not listed is refused.
 * docs/decisions/015-walls.md says why.
 */
export interface Room {
  name: string;
  files: RegExp;
  may: readonly string[];
}

const api = "apps/api/src";
const web = "apps/web/src";
const contracts = "packages/contracts/src";
const words = ["contract values", "contract kernel", "contract nouns", "registry", "texts", "plain values"];
/** The shared base of the API: what all its rooms may import without making a circle. */
const sharedBase = [...words, "core", "platform"];
/** What features stand on, beside it and the terms of schemes. */
const belowFeatures = [
  "kernel",
  "exports",
  "evidence",
  "evidence format",
  "ledger",
  "audit",
  "outbox",
  "documents",
  "ports",
];

/** Everything in the web that no noun owns. */
const webSharedBase = ["web lists", "web forms", "web navigation", "web api", "web ui", "web format", "web i18n"];
const belowWebFeatures = [...words, "terms", ...webSharedBase, "web paths", "web access"];

export const rooms: readonly Room[] = [
  { name: "texts", files: /^packages\/texts\/src\//, may: [] },
  /** How evidence is written and checked, with nothing of the portal: whoever has a statement runs this without us. */
  { name: "evidence format", files: at("packages/evidence/src/"), may: [] },
  { name: "terms testing", files: at("packages/terms/src/testing/"), may: ["terms"] },
  /** What the terms and the portal take for a text and a day. */
  { name: "plain values", files: at("packages/terms/src/json/plain.ts"), may: [] },
  /** What a scheme promises and what a book is worth by it: a pure function, which knows nothing of the portal. */
  { name: "terms", files: at("packages/terms/src/"), may: ["plain values"] },
  {
    name: "registry",
    files: new RegExp(`^${contracts}/kernel/(refusal-statuses|registry|topics)\\.ts$`),
    may: ["contract kernel", "contract nouns"],
  },
  { name: "contract kernel", files: at(`${contracts}/kernel/`), may: ["contract values", "texts"] },
  { name: "contract values", files: at(`${contracts}/values/`), may: ["texts", "plain values"] },
  { name: "contract nouns", files: at(`${contracts}/`), may: ["contract kernel", "contract values", "terms", "texts"] },

  { name: "generated client", files: at(`${api}/generated/`), may: [] },
  { name: "testing", files: new RegExp(`^${api}/(testing/|.+\\.testing\\.ts$)`), may: ["*"] },
  {
    name: "seed",
    files: at(`${api}/seed/`),
    may: [...sharedBase, "terms", "kernel", "ledger", "outbox", "feature indexes"],
  },
  {
    name: "processes",
    files: new RegExp(`^${api}/(main|worker|migrate|ledger-verify|rescue-admin|evidence-command)\\.ts$`),
    may: [
      ...sharedBase,
      "app",
      "site",
      "config",
      "documents",
      "http",
      "wiring of the jobs",
      "integrations",
      "seed",
      "evidence",
      "evidence format",
      "ledger",
      "audit",
      "feature indexes",
    ],
  },
  {
    name: "app",
    files: new RegExp(`^${api}/(app|make-kernel)\\.ts$`),
    may: [...sharedBase, "handlers", "config", "http", "site", "ports", "documents", "kernel", "feature indexes"],
  },
  { name: "handlers", files: at(`${api}/handlers.ts`), may: [...words, "kernel", "feature indexes"] },
  { name: "config", files: new RegExp(`^${api}/config`), may: ["integrations", "platform"] },
  { name: "http", files: at(`${api}/http/`), may: [...sharedBase, "kernel", "site"] },
  /** The public pages: what they show, how long it is kept, and the bundle of the web that writes them. */
  { name: "site", files: at(`${api}/site/`), may: [...sharedBase, "terms", "kernel", "feature indexes"] },
  {
    name: "wiring of the jobs",
    files: at(`${api}/jobs/index.ts`),
    may: [...sharedBase, "jobs", "kernel", "outbox", "documents", "integrations", "ports", "feature indexes"],
  },
  { name: "jobs", files: at(`${api}/jobs/`), may: [...sharedBase, "outbox", "ports", "feature indexes"] },
  /** The public index of a feature. A large feature has parts, each with an index of its own. */
  {
    name: "feature indexes",
    files: new RegExp(`^${api}/features/[^/]+/([^/]+/)?index\\.ts$`),
    may: [...sharedBase, "terms", ...belowFeatures, "feature indexes"],
  },
  {
    name: "features",
    files: at(`${api}/features/`),
    may: [...sharedBase, "terms", ...belowFeatures, "feature indexes"],
  },
  /** What handlers are given holds ports: the kernel passes them on and knows their interfaces alone. */
  { name: "kernel", files: at(`${api}/kernel/`), may: [...sharedBase, "audit", "ports"] },
  { name: "exports", files: at(`${api}/exports/`), may: [...sharedBase, "kernel", "documents"] },
  { name: "ports", files: new RegExp(`^${api}/(documents|integrations/[^/]+)/port\\.ts$`), may: sharedBase },
  { name: "integrations", files: at(`${api}/integrations/`), may: [...sharedBase, "ports"] },
  { name: "ledger", files: at(`${api}/ledger/`), may: [...sharedBase, "records"] },
  /** What the books hold, sealed and kept outside of the database. */
  { name: "evidence", files: at(`${api}/evidence/`), may: [...sharedBase, "evidence format", "ledger"] },
  { name: "records", files: at(`${api}/records/`), may: sharedBase },
  { name: "audit", files: at(`${api}/audit/`), may: sharedBase },
  { name: "outbox", files: at(`${api}/outbox/`), may: [...sharedBase, "ports"] },
  { name: "documents", files: at(`${api}/documents/`), may: [...sharedBase, "ports"] },
  { name: "core", files: at(`${api}/core/`), may: [...words, "platform"] },
  { name: "platform", files: at(`${api}/platform/`), may: words },

  { name: "web testing", files: at(`${web}/testing/`), may: ["*"] },
  { name: "web paths", files: at(`${web}/app/paths.ts`), may: words },
  { name: "web access", files: at(`${web}/app/access.ts`), may: [...words, "web paths", "web api"] },
  { name: "web app", files: new RegExp(`^${web}/(app/|main\\.tsx$)`), may: ["*"] },
  {
    name: "web feature indexes",
    files: new RegExp(`^${web}/features/[^/]+/index\\.ts$`),
    may: ["web feature indexes"],
  },
  {
    name: "web features",
    files: at(`${web}/features/`),
    may: [...belowWebFeatures, "web shared", "web feature indexes"],
  },
  /** What several nouns show of one: labels, facts, fields, and the queries that a change of it makes stale. */
  { name: "web shared", files: at(`${web}/shared/`), may: belowWebFeatures },
  /** Written by the server alone. */
  { name: "web site", files: at(`${web}/site/`), may: [...belowWebFeatures, "web shared"] },
  {
    name: "web lists",
    files: at(`${web}/list-page/`),
    may: [...words, "web forms", "web navigation", "web api", "web ui", "web format", "web i18n"],
  },
  {
    name: "web forms",
    files: at(`${web}/forms/`),
    may: [...words, "web navigation", "web api", "web ui", "web format", "web i18n"],
  },
  {
    name: "web navigation",
    files: at(`${web}/navigation/`),
    may: [...words, "web paths", "web access", "web api", "web ui", "web format", "web i18n"],
  },
  { name: "web api", files: at(`${web}/api/`), may: [...words, "web format", "web i18n"] },
  { name: "web ui", files: at(`${web}/ui/`), may: [...words, "web format", "web i18n"] },
  { name: "web format", files: at(`${web}/format/`), may: [...words, "web i18n"] },
  { name: "web i18n", files: at(`${web}/i18n/`), may: ["texts"] },
];

function at(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.")}${path.endsWith("/") ? "" : "$"}`);
}
