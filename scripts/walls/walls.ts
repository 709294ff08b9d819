/**
 * Who may import whom. A room is the files that its pattern finds, the first pattern first; what it may import are its own
 * files and those of the rooms behind `may`. What is not listed is refused. docs/decisions/015-walls.md says why.
 */
export interface Room {
  name: string;
  files: RegExp;
  may: readonly string[];
}

const api = "apps/api/src";
const web = "apps/web/src";
const contracts = "packages/contracts/src";
const words = ["contract values", "contract kernel", "contract nouns", "registry", "texts"];
/** Everything that the API's rooms may know of one another without making a circle. */
const ground = [...words, "core", "platform"];

/** Everything in the web that no noun owns. */
const webGround = ["web lists", "web forms", "web navigation", "web api", "web ui", "web format", "web i18n"];
const belowWebFeatures = [...words, ...webGround, "web paths", "web access"];

export const rooms: readonly Room[] = [
  { name: "texts", files: /^packages\/texts\/src\//, may: [] },
  {
    name: "registry",
    files: new RegExp(`^${contracts}/kernel/(refusal-statuses|registry|topics)\\.ts$`),
    may: ["contract kernel", "contract nouns"],
  },
  { name: "contract kernel", files: at(`${contracts}/kernel/`), may: ["contract values", "texts"] },
  { name: "contract values", files: at(`${contracts}/values/`), may: ["texts"] },
  { name: "contract nouns", files: at(`${contracts}/`), may: ["contract kernel", "contract values", "texts"] },

  { name: "generated client", files: at(`${api}/generated/`), may: [] },
  { name: "testing", files: new RegExp(`^${api}/(testing/|.+\\.testing\\.ts$)`), may: ["*"] },
  { name: "seed", files: at(`${api}/seed/`), may: [...ground, "kernel", "ledger", "outbox", "feature fronts"] },
  {
    name: "processes",
    files: new RegExp(`^${api}/(main|worker|migrate|ledger-verify)\\.ts$`),
    may: [
      ...ground,
      "app",
      "config",
      "http",
      "wiring of the jobs",
      "integrations",
      "seed",
      "ledger",
      "audit",
      "feature fronts",
    ],
  },
  {
    name: "app",
    files: at(`${api}/app.ts`),
    may: [...ground, "handlers", "config", "http", "ports", "documents", "kernel", "feature fronts"],
  },
  { name: "handlers", files: at(`${api}/handlers.ts`), may: [...words, "kernel", "feature fronts"] },
  { name: "config", files: new RegExp(`^${api}/config`), may: ["integrations", "platform"] },
  { name: "http", files: at(`${api}/http/`), may: [...ground, "kernel"] },
  {
    name: "wiring of the jobs",
    files: at(`${api}/jobs/index.ts`),
    may: [...ground, "jobs", "kernel", "outbox", "documents", "integrations", "ports", "feature fronts"],
  },
  { name: "jobs", files: at(`${api}/jobs/`), may: [...ground, "outbox", "ports", "feature fronts"] },
  /** A large feature has parts, each with a front of its own. */
  {
    name: "feature fronts",
    files: new RegExp(`^${api}/features/[^/]+/([^/]+/)?index\\.ts$`),
    may: [...ground, "kernel", "exports", "ledger", "audit", "outbox", "documents", "ports", "feature fronts"],
  },
  {
    name: "features",
    files: at(`${api}/features/`),
    may: [...ground, "kernel", "exports", "ledger", "audit", "outbox", "documents", "ports", "feature fronts"],
  },
  /** What handlers are given holds ports: the kernel passes them on and knows their interfaces alone. */
  { name: "kernel", files: at(`${api}/kernel/`), may: [...ground, "audit", "ports"] },
  { name: "exports", files: at(`${api}/exports/`), may: [...ground, "kernel", "documents"] },
  { name: "ports", files: new RegExp(`^${api}/(documents|integrations/[^/]+)/port\\.ts$`), may: ground },
  { name: "integrations", files: at(`${api}/integrations/`), may: [...ground, "ports"] },
  { name: "ledger", files: at(`${api}/ledger/`), may: ground },
  { name: "audit", files: at(`${api}/audit/`), may: ground },
  { name: "outbox", files: at(`${api}/outbox/`), may: [...ground, "ports"] },
  { name: "documents", files: at(`${api}/documents/`), may: [...ground, "ports"] },
  { name: "core", files: at(`${api}/core/`), may: [...words, "platform"] },
  { name: "platform", files: at(`${api}/platform/`), may: words },

  { name: "web testing", files: at(`${web}/testing/`), may: ["*"] },
  { name: "web paths", files: at(`${web}/app/paths.ts`), may: words },
  { name: "web access", files: at(`${web}/app/access.ts`), may: [...words, "web paths", "web api"] },
  { name: "web app", files: new RegExp(`^${web}/(app/|main\\.tsx$)`), may: ["*"] },
  { name: "web feature fronts", files: new RegExp(`^${web}/features/[^/]+/index\\.ts$`), may: ["web feature fronts"] },
  {
    name: "web features",
    files: at(`${web}/features/`),
    may: [...belowWebFeatures, "web shared", "web feature fronts"],
  },
  /** What several nouns show of one: labels, facts, fields, and the queries that a change of it makes stale. */
  { name: "web shared", files: at(`${web}/shared/`), may: belowWebFeatures },
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
