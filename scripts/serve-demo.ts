/**
 * Serves a demo shop that is thrown away when it stops: what the journeys in a browser run against. With E2E_REPLICAS=2,
 * two portals serve it on one database, taking turns behind a proxy.
 */
import { startPortal, startReplicas } from "./start-portal.ts";

const [port, store] = [Number(process.argv[2]), process.argv[3]];
const start = process.env["E2E_REPLICAS"] === "2" ? startReplicas : startPortal;
const portal = await start(port, store);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void portal.stop().then(() => process.exit(0)));
}
