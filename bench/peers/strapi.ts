import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { postJson } from "../counter.ts";
import { row, startServer } from "./peer.ts";
import type { Peer } from "./peer.ts";

const type = {
  kind: "collectionType",
  collectionName: "rows",
  info: { singularName: "row", pluralName: "rows", displayName: "Row" },
  options: { draftAndPublish: false },
  attributes: { book: { type: "string" }, mode: { type: "string" }, amount: { type: "biginteger" } },
};
const made = (what: string) =>
  `const { factories } = require("@strapi/strapi");\nmodule.exports = factories.createCore${what}("api::row.row");\n`;
const set = (settings: string) => `module.exports = ${settings};\n`;

/** Without its pages and without a log of requests. */
export const strapi: Peer = {
  name: "Strapi 5.54.0, one plain row over HTTP",
  packages: {
    "@strapi/strapi": "5.54.0",
    pg: "8.23.1",
    react: "18.3.1",
    "react-dom": "18.3.1",
    "react-router-dom": "6.30.6",
    "styled-components": "6.6.0",
  },
  files: {
    "config/database.js": set(
      `({ env }) => ({ connection: { client: "postgres", connection: { connectionString: env("DATABASE_URL") } } })`,
    ),
    "config/server.js": set(`({ env }) => ({ host: "127.0.0.1", port: env.int("PORT"), app: { keys: ["bench"] } })`),
    "config/admin.js": set(
      `() => ({ serveAdminPanel: false, auth: { secret: "bench" }, apiToken: { salt: "bench" }, transfer: { token: { salt: "bench" } } })`,
    ),
    "config/middlewares.js": set(
      `["strapi::errors", "strapi::security", "strapi::cors", "strapi::query", "strapi::body", "strapi::favicon", "strapi::public"]`,
    ),
    "public/uploads/.keep": "",
    "src/index.js": set(`{ register() {}, async bootstrap({ strapi }) {
  const token = await strapi.service("admin::api-token").create({ name: "bench", description: "", type: "full-access", lifespan: null });
  require("node:fs").writeFileSync("token", token.accessKey);
} }`),
    "src/api/row/content-types/row/schema.json": JSON.stringify(type),
    "src/api/row/controllers/row.js": made("Controller"),
    "src/api/row/routes/row.js": made("Router"),
    "src/api/row/services/row.js": made("Service"),
  },
  start: async ({ folder, databaseUrl, port, agent }) => {
    await rm(join(folder, "token"), { force: true });
    const environment = { DATABASE_URL: databaseUrl, PORT: String(port), STRAPI_TELEMETRY_DISABLED: "true" };
    const command = ["node_modules/@strapi/strapi/bin/strapi.js", "start"];
    const { stop } = await startServer(folder, command, environment, `http://127.0.0.1:${port}/_health`);
    const headers = { Authorization: `Bearer ${await readFile(join(folder, "token"), "utf8")}` };
    const addRow = async () => {
      const answer = await postJson(agent, { port, path: "/api/rows", headers }, { data: row });
      if (answer.status !== 201) throw new Error(`Strapi answered ${answer.status}: ${answer.body}`);
    };
    return { addRow, stop };
  },
};
