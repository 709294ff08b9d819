import { postJson } from "../counter.ts";
import { row, runProgram, startServer } from "./peer.ts";
import type { Peer } from "./peer.ts";

const token = "a-token-of-the-bench";

/** As it is installed: it keeps the history of each row, and who added it. */
export const directus: Peer = {
  name: "Directus 12.4.0, one plain row over HTTP",
  packages: { directus: "12.4.0" },
  // The sandbox of its flows has to be compiled. No flow runs here.
  workspace: "overrides:\n  isolated-vm: link:./no-sandbox\n",
  files: {
    "no-sandbox/package.json": JSON.stringify({ name: "isolated-vm", version: "0.0.0", main: "index.js" }),
    "no-sandbox/index.js": "module.exports = {};\n",
  },
  start: async ({ folder, databaseUrl, port, agent }) => {
    const environment = {
      DB_CLIENT: "pg",
      DB_CONNECTION_STRING: databaseUrl,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      KEY: "bench",
      SECRET: "a-secret-of-the-bench-for-directus",
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "a-password-of-the-bench",
      ADMIN_TOKEN: token,
      LOG_LEVEL: "error",
      TELEMETRY: "false",
    };
    const cli = "node_modules/directus/cli.js";
    await runProgram(folder, [cli, "bootstrap"], environment);
    const address = `http://127.0.0.1:${port}/server/ping`;
    const { stop } = await startServer(folder, [cli, "start"], environment, address);
    const post = async (path: string, input: object) => {
      const answer = await postJson(agent, { port, path, headers: { Authorization: `Bearer ${token}` } }, input);
      if (answer.status !== 200) throw new Error(`Directus answered ${answer.status}: ${answer.body}`);
    };
    await post("/collections", { collection: "rows", schema: {}, meta: {}, fields });
    return { addRow: () => post("/items/rows", row), stop };
  },
};

const fields = [
  { field: "id", type: "integer", schema: { is_primary_key: true, has_auto_increment: true } },
  { field: "book", type: "string", schema: {} },
  { field: "mode", type: "string", schema: {} },
  { field: "amount", type: "bigInteger", schema: {} },
];
