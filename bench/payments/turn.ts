/** A way to take a payment. It resolves once the payment is acknowledged, and throws when it is not. */
export interface Way {
  letter: "a" | "b" | "c";
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

/** Lets so many clients take payments for a while, each the next one as soon as one is acknowledged. */
export async function takeTurn(way: Way, { clients, seconds }: { clients: number; seconds: number }): Promise<Turn> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = way.made;
  const work = async (client: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      await way.take({ number: next++, client });
      way.made += 1;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return { made: times.length, perSecond: times.length / ((performance.now() - start) / 1000), times };
}
