import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "5" },
    books: { type: "string", default: "5000" },
    clients: { type: "string", default: "1,4,20" },
    counters: { type: "string", default: "20" },
    port: { type: "string", default: "5390" },
    day: { type: "string", default: "0" },
    profile: { type: "boolean", default: false },
  },
});

export const options = {
  /** How long a turn lasts. */
  seconds: Number(values.seconds),
  /** How often each way has its turn with each number of clients. */
  rounds: Number(values.rounds),
  books: Number(values.books),
  clients: values.clients.split(",").map(Number),
  /** At how many counters the clients sit, each with a series of receipts. */
  counters: Number(values.counters),
  port: Number(values.port),
  /** After how many payments of the day the portal's function is measured again; 0 for not at all. */
  day: Number(values.day),
  /** Whether to show, after the figures, where the time goes. */
  profile: values.profile,
};
export const maxClients = Math.max(...options.clients);
