/** A process of its own that keeps an embedded database until it is told, by a line on its input, to stop. */
import { once } from "node:events";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";

const [dataDir = ""] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir });
process.stdout.write(`${postgres.ownerUrl}\n`);
await once(process.stdin, "data");
await postgres.stop();
process.exit();
