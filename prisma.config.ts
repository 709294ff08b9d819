import { defineConfig } from "prisma/config";

// `prisma generate` needs no schema engine, yet the command line would download one. Naming any
// executable keeps a machine without that download working; migrations are applied by the API itself.
if (process.argv.includes("generate")) process.env["PRISMA_SCHEMA_ENGINE_BINARY"] ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
});
