/** A way to take a payment. It resolves once the payment is acknowledged, and throws when it is not. */
export interface Way {
  /** As its rows of the table begin. */
  letter: string;
  name: string;
  take: (payment: Payment) => Promise<void>;
  /** How many payments were acknowledged so far. */
  made: number;
}

export interface Payment {
  /** The how manieth of its way. */
  number: number;
  /** Which client takes it, from 0. */
  client: number;
}

export interface Turn {
  made: number;
  perSecond: number;
  /** Of each payment, in milliseconds. */
  times: number[];
}

/** PostgreSQL plans a statement anew for each of its first five calls, then decides for a plan that stays. */
const CALLS_UNTIL_PLANNED = 6;

/** Lets so many clients take payments for a while, each the next one as soon as one is acknowledged. */
export async function takeTurn(way: Way, { clients, seconds }: { clients: number; seconds: number }): Promise<Turn> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const times = await takePayments(way, clients, () => performance.now() < end);
  return { made: times.length, perSecond: times.length / ((performance.now() - start) / 1000), times };
}

/** Lets so many clients take payments, which do not count, until the connection of each has its plans. */
export async function warmUp(way: Way, clients: number): Promise<void> {
  await takePayments(way, clients, (made) => made < CALLS_UNTIL_PLANNED);
}

/** `goesOn` is asked before each payment of a client how many that client has made. Returns the time of each, in milliseconds. */
async function takePayments(way: Way, clients: number, goesOn: (made: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  let next = way.made;
  const work = async (client: number) => {
    for (let made = 0; goesOn(made); made++) {
      const from = performance.now();
      await way.take({ number: next++, client });
      way.made += 1;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return times;
}
