/** Serves a demo shop that is thrown away when it stops: what the journeys in a browser run against. */
import { startPortal } from "./start-portal.ts";

const portal = await startPortal(Number(process.argv[2]), process.argv[3]);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void portal.stop().then(() => process.exit(0)));
}
