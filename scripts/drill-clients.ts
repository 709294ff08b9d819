/** Clients of the counter, for `pnpm drill:ha` and `pnpm drill:recover`: each sends a payment again with its key until it has its receipt. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sqlIn } from "./containers.ts";

/** How long it waits for one answer. */
const answerMs = 15_000;

export interface Receipt {
  number: string;
  paymentId: string;
  /** When the payment was first asked for. */
  askedAt: number;
  /** When it came. */
  at: number;
}

interface Counter {
  url: string;
  count: number;
  books: readonly string[];
  session: Session;
  /** How long a client goes on asking about one payment. */
  patienceMs?: number;
  /** How long it rests between two. */
  restMs?: number;
}

export interface Clients {
  receipts: readonly Receipt[];
  /** What a client saw after its last try: a refusal, or no answer at all. */
  errors: readonly string[];
  /** How many requests had to be sent again. */
  repeated: () => number;
  keys: ReadonlySet<string>;
  /** Until so many more payments have their receipts. */
  more: (count: number) => Promise<void>;
  /** The longest time without a receipt, in seconds, of all that ended after this moment. */
  longestPauseSince: (moment: number) => number;
  stop: () => Promise<void>;
}

/** Somebody who is signed in, and signs in again when their time is over. */
export interface Session {
  cookie: () => string;
  renew: () => Promise<void>;
}

export async function signIn(url: string, email: string, password: string): Promise<Session> {
  let cookie = "";
  let renewing: Promise<void> | null = null;
  const enter = async () => {
    const answer = await post(`${url}/api/New_Admin_Login`, { email, password }, {});
    if (answer.status === 200) {
      const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
      cookie = cookies.join("; ");
    }
  };
  // All who find the session over at once wait for one sign-in. One that fails is tried again by whoever is refused next.
  const renew = () => {
    renewing ??= enter()
      .catch(() => undefined)
      .finally(() => (renewing = null));
    return renewing;
  };
  await renew();
  assert.notEqual(cookie, "", "the demo shop's Admin signs in");
  return { cookie: () => cookie, renew };
}

export function startClients({ url, count, books, session, patienceMs = 120_000, restMs = 0 }: Counter): Clients {
  const keys = new Set<string>();
  const receipts: Receipt[] = [];
  const errors: string[] = [];
  let repeated = 0;
  const closing = new AbortController();

  const pay = async (key: string, book: string): Promise<void> => {
    const askedAt = Date.now();
    const last = askedAt + patienceMs;
    let saw = "nothing";
    while (Date.now() < last) {
      const input = { accountno: book, amounttopay: "100" };
      const answer = await read(
        post(`${url}/api/Add_monhlyOfflinePayments`, input, { Cookie: session.cookie(), "Idempotency-Key": key }),
      );
      if (answer.status === 200) {
        const [paid] = Object(answer.json).data;
        receipts.push({ number: paid.receiptno, paymentId: paid.fld_id, askedAt, at: Date.now() });
        return;
      }
      saw = `${answer.status} ${JSON.stringify(answer.json)}`;
      // What is refused is not sent again; limits and what is unavailable are, and what came when the session was over.
      if (answer.status === 401) await session.renew();
      else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) break;
      repeated += 1;
      await wait(200);
    }
    errors.push(saw);
  };
  const client = async () => {
    while (!closing.signal.aborted) {
      const key = randomUUID();
      keys.add(key);
      await pay(key, books[keys.size % books.length] ?? "");
      await wait(restMs);
      // A drill that is refused everything ends here instead of filling the log.
      assert(errors.length < 100, `payments are refused: ${errors.at(-1)}`);
    }
  };
  const running = Promise.all(Array.from({ length: count }, client));

  const until = async (isSo: () => boolean, promise: string) => {
    const last = Date.now() + 300_000;
    while (!isSo()) {
      assert(Date.now() < last, promise);
      await wait(20);
    }
  };
  return {
    receipts,
    errors,
    keys,
    repeated: () => repeated,
    more: async (more) => {
      const wanted = receipts.length + more;
      await until(() => receipts.length >= wanted, "payments are taken");
    },
    longestPauseSince: (moment) => {
      const pauses = receipts.map(({ at }, n) => (at > moment ? at - (receipts[n - 1]?.at ?? at) : 0));
      return Math.max(0, ...pauses) / 1_000;
    },
    stop: async () => {
      closing.abort();
      await running;
    },
  };
}

/** Books of the demo shop that take any amount and have had little cash: a book may have so much of it and no more. */
export async function booksToPayOn(): Promise<string[]> {
  const found = await sqlIn(
    "thangam",
    `select b.number from books b join scheme_versions s on s.id = b.scheme_version_id
    where b.status = 'approved' and s.payment_rule = 'flexible' and (
      select coalesce(sum(amount_paise), 0) from payments p where p.book_id = b.id and p.mode = 'cash') < 5000000
    order by b.id`,
  );
  return found.split("\n").filter((row) => row !== "");
}

/** Whether what is owed to the clients can be read. */
export async function readsReport(url: string, session: Session): Promise<boolean> {
  const ask = () =>
    read(
      fetch(`${url}/api/Get_LiabilityReport`, {
        headers: { Cookie: session.cookie() },
        signal: AbortSignal.timeout(answerMs),
      }),
    );
  if ((await ask()).status === 401) await session.renew();
  return (await ask()).status === 200;
}

function post(url: string, input: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(answerMs),
  });
}

/** What came of a request: its status and what was read, or status 0 where nothing came. */
async function read(answering: Promise<Response>): Promise<{ status: number; json: unknown }> {
  try {
    const answer = await answering;
    return { status: answer.status, json: await answer.json() };
  } catch (error) {
    return { status: 0, json: String(error) };
  }
}
