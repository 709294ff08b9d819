/** What `import()` of anything but a plain string is called: nobody can say where it leads. */
export const computed = "(computed)";

/**
 * The packages that each room may import, by name or by what a name begins with. A room that is not listed imports none;
 * `*` allows all. A module of Node is a package, too: a feature reads no file and no environment.
 */
const packagesOfRoom: Readonly<Record<string, readonly string[]>> = {
  testing: ["*"],
  "web testing": ["*"],
  "terms testing": ["fast-check"],

  "evidence format": ["node:crypto", "node:fs", "node:path", "node:url", "node:util"],
  texts: ["@formatjs/icu-messageformat-parser", "intl-messageformat", computed],
  terms: ["zod/mini"],
  "contract nouns": ["zod/mini"],
  "contract kernel": ["zod/mini"],
  "contract values": ["zod/mini"],

  app: ["express"],
  processes: ["node:fs", "node:fs/promises", "node:http", "node:path", "node:url", "node:util"],
  config: ["node:crypto", "node:fs", "node:net", "node:path"],
  http: [
    "cookie",
    "express",
    "express-static-gzip",
    "helmet",
    "prom-client",
    "zod/mini",
    "node:events",
    "node:fs",
    "node:http",
    "node:path",
    "node:url",
  ],
  // The bundle of the web is loaded from its file.
  site: ["zod/mini", "node:crypto", "node:timers/promises", "node:url", "node:zlib", computed],
  jobs: ["pg-boss", "node:timers/promises"],
  features: [
    "@zxcvbn-ts/language-common",
    "csv-parse",
    "saxes",
    "yauzl",
    "zod/mini",
    "node:buffer",
    "node:crypto",
    "node:events",
    "node:stream",
    "node:timers/promises",
    "node:worker_threads",
  ],
  kernel: ["zod/mini", "node:timers/promises"],
  ledger: ["pg", "zod/mini", "node:crypto"],
  evidence: [
    "pg",
    "zod/mini",
    "node:crypto",
    "node:fs",
    "node:fs/promises",
    "node:path",
    "node:readline",
    "node:stream/promises",
    "node:url",
    "node:zlib",
  ],
  audit: ["pg", "node:crypto"],
  records: ["pg", "node:crypto"],
  outbox: ["zod"],
  documents: [
    "@myriaddreamin/typst-ts-node-compiler",
    "fflate",
    "sharp",
    "uqr",
    "node:fs",
    "node:module",
    "node:timers/promises",
    "node:url",
  ],
  integrations: ["nodemailer", "s3mini", "web-push", "zod/mini", "node:crypto", "node:fs/promises", "node:path"],
  seed: ["zod/mini", "node:crypto", "node:fs", "node:path", "node:timers/promises", "node:url"],
  platform: [
    "@prisma/adapter-pg",
    "@simplewebauthn/server",
    "bcrypt",
    "jsonwebtoken",
    "otpauth",
    "pg",
    "pg-boss",
    "pino",
    "zod",
    "node:child_process",
    "node:crypto",
    "node:events",
    "node:fs",
    "node:http",
    "node:module",
    "node:net",
    "node:path",
    "node:timers/promises",
    "node:url",
    "node:util",
    "node:v8",
    "node:vm",
    // The package of the PostgreSQL programs has the name of the machine's platform in it.
    computed,
  ],

  "web app": ["@base-ui/react", "@tanstack/react-query", "lucide-react", "react", "react-dom", "react-router"],
  "web access": ["react"],
  "web feature indexes": ["react"],
  "web features": ["@tanstack/react-query", "lucide-react", "react", "react-dom", "react-router", "zod/mini"],
  "web shared": ["lucide-react", "react", "react-router"],
  "web site": ["react", "react-dom", "react-router"],
  "web lists": ["@tanstack/react-query", "lucide-react", "react", "react-router"],
  "web forms": ["@tanstack/react-query", "react", "react-dom"],
  "web navigation": ["lucide-react", "react", "react-router"],
  "web api": ["@simplewebauthn/browser", "@tanstack/react-query", "axios", "idb-keyval", "react", "zod/mini"],
  "web ui": ["@base-ui/react", "d3-shape", "lucide-react", "react", "react-day-picker", "react-dom", "uqr"],
  "web i18n": ["react"],
};

/** Whether a room may import a package: by its own name, or by the name of a package that it is a part of. */
export function mayImportPackage(room: string, target: string): boolean {
  const allowed = packagesOfRoom[room] ?? [];
  return allowed.some((name) => name === "*" || target === name || target.startsWith(`${name}/`));
}
