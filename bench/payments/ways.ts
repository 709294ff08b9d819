import { createHash, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import pg from "pg";
import { signIn, takeOverHttp } from "../counter.ts";
import type { Clerk } from "./databases.ts";
import { maxClients } from "./options.ts";
import type { Payment, Way } from "./turn.ts";

/** How the API names its first Admin. */
const firstAdmin = {
  ADMIN_NAME: "Kavitha Raman",
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: `Bench-${randomUUID()}`,
};

/** Each client signs in, which is not what is measured: passwords are hashed quickly. */
export const apiEnvironment = { RUN_JOBS: "0", DEMO: "0", BCRYPT_COST: "4", ...firstAdmin };

const AMOUNT_PAISE = 10_000;
const requestHash = "a request of the bench";
const requestHashBytes = createHash("sha256").update(requestHash).digest();

/** The same payments in each way: every other one in cash, the others by UPI with a number of their own. */
const isCash = ({ number }: Payment) => number % 2 === 0;
const slipOf = (way: string, payment: Payment) => `UTR${way}${String(payment.number).padStart(11, "0")}`;

export interface Ways {
  ways: readonly [Way, Way, Way];
  close: () => Promise<void>;
}

export interface Targets {
  /** Of the minimal ledger's database, and of the portal's as the API signs in to it. */
  ledgerUrl: string;
  portalUrl: string;
  port: number;
  /** Numbers of the portal's books; those of the minimal ledger are 1, 2, 3 … */
  books: string[];
  /** One at each counter; the clients take turns to be one of them. */
  clerks: Clerk[];
}

/** Each client has a connection of its own, signs in on its own where it needs to, and asks by a prepared statement or over kept-alive HTTP. */
export async function openWays({ ledgerUrl, portalUrl, port, books, clerks }: Targets): Promise<Ways> {
  const [ledger, portal] = [poolOf(ledgerUrl), poolOf(portalUrl)];
  const counter = await openCounter({ port, books, clerks });
  const bookOf = ({ number }: Payment) => books[number % books.length] ?? "";

  const a = async (payment: Payment) => {
    const account = isCash(payment) ? 10 : 12;
    const book = 1 + (payment.number % books.length);
    await ledger.query({
      name: "take",
      text: `select ledger.take_payment($1, $2, $3, $4, (now() at time zone 'Asia/Kolkata')::date, $5, $6, $7)`,
      values: [1, randomUUID(), requestHashBytes, book, account, AMOUNT_PAISE, slipOf("A", payment)],
    });
  };
  const b = async (payment: Payment) => {
    const [mode, slip] = isCash(payment) ? ["cash", null] : ["upi", slipOf("B", payment)];
    await portal.query({
      name: "take",
      text: `select take_counter_payment($1::jsonb, now(), (now() at time zone 'Asia/Kolkata')::date, $2, $3, $4, null, $5)`,
      values: [contextOf(clerkOf(clerks, payment.client).id), bookOf(payment), mode, AMOUNT_PAISE, slip],
    });
  };
  return {
    ways: [
      { letter: "a", name: "minimal ledger, by the driver", take: a, made: 0 },
      { letter: "b", name: "take_counter_payment, by the driver", take: b, made: 0 },
      counter.way,
    ],
    close: async () => {
      counter.close();
      await Promise.all([ledger.end(), portal.end()]);
    },
  };
}

/** Counter payments over kept-alive HTTP, each client signed in on its own. */
export async function openCounter({
  port,
  books,
  clerks,
}: Pick<Targets, "port" | "books" | "clerks">): Promise<{ way: Way; close: () => void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxClients });
  const cookies: string[] = [];
  for (let client = 0; client < maxClients; client++)
    cookies.push(await signIn(port, { email: clerkOf(clerks, client).email, password: firstAdmin.ADMIN_PASSWORD }));
  const take = (payment: Payment) => {
    const slip = isCash(payment) ? {} : { paymentmode: "UPI", transactionNumber: slipOf("C", payment) };
    const book = books[payment.number % books.length] ?? "";
    return takeOverHttp(port, agent, cookies[payment.client] ?? "", book, slip);
  };
  const way: Way = { letter: "c", name: "Add_monhlyOfflinePayments, over HTTP", take, made: 0 };
  return { way, close: () => agent.destroy() };
}

function clerkOf(clerks: readonly Clerk[], client: number): Clerk {
  return clerks[client % clerks.length] ?? { id: "", email: "" };
}

/** Its connections stay: in the turns of the other ways they would be closed, and a new one plans and compiles for a tenth of a second. */
function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxClients,
    options: "-c TimeZone=UTC",
    idleTimeoutMillis: 0,
  });
  pool.on("error", () => undefined);
  return pool;
}

function contextOf(actorId: string): string {
  return JSON.stringify({
    actorId,
    actorType: "Admin",
    operation: "Add_monhlyOfflinePayments",
    key: randomUUID(),
    requestHash,
    requestId: randomUUID(),
    address: "127.0.0.1",
  });
}
