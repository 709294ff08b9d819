import bcrypt from "bcrypt";
import { newPassword } from "#platform/ids.ts";
import { fairQueue } from "#platform/process/fair-queue.ts";

/** bcrypt reads no further than this many bytes, so a longer password would be cut without a word. */
const MAX_PASSWORD_BYTES = 72;

/** For whom a password is worked on: who waits is served one after the other of these. */
export interface Asker {
  /** A network address, a device or a person. */
  who: string;
  /** Somebody who signed in before, here or on this device: strangers leave a place for them. */
  isKnown: boolean;
}

export interface Passwords {
  /** One to hand out, which nobody chose. */
  make(): string;
  /** A salted hash to store; the password has at most `MAX_PASSWORD_BYTES`. Left out, it is the shop's own work. */
  hash(password: string, asker?: Asker): Promise<string>;
  /** Throws `TooBusy` where too much waits before it. */
  matches(password: string, hash: string, asker: Asker): Promise<boolean>;
  /** Works as long as `matches` does, for a person who does not exist: the time tells a guesser nothing. */
  matchesNobody(password: string, asker: Asker): Promise<false>;
}

const theShop: Asker = { who: "the shop", isKnown: true };

/**
 * Of the four threads that Node gives to such work, one stays free whoever signs in: without it no connection to the
 * database could be opened, whose name is looked up and whose password is worked out on the same threads.
 */
const places = fairQueue({ atOnce: 3, maxWaiting: 1_000, maxWaitingOfOne: 200, patienceMs: 60_000 });
/** Strangers wait for one another before they wait with the others, so that one place is never theirs. */
const placesOfStrangers = fairQueue({ atOnce: 2, maxWaiting: 400, maxWaitingOfOne: 60, patienceMs: 20_000 });

export function makePasswords(cost: number): Passwords {
  const hashOfNobody = inTurn(theShop, () => bcrypt.hash("nobody's password", cost));
  return {
    make: newPassword,
    matches,
    hash: (password, asker = theShop) => {
      if (!isShortEnough(password)) throw new RangeError("A password of more than 72 bytes is never hashed");
      return inTurn(asker, () => bcrypt.hash(password, cost));
    },
    matchesNobody: async (password, asker) => {
      await matches(password, await hashOfNobody, asker);
      return false;
    },
  };
}

async function matches(password: string, hash: string, asker: Asker): Promise<boolean> {
  return (await inTurn(asker, () => bcrypt.compare(password, hash))) && isShortEnough(password);
}

async function inTurn<T>({ who, isKnown }: Asker, work: () => Promise<T>): Promise<T> {
  const leaveStrangers = isKnown ? undefined : await placesOfStrangers.enter(who);
  try {
    const leave = await places.enter(who);
    return await work().finally(leave);
  } finally {
    leaveStrangers?.();
  }
}

export function isShortEnough(password: string): boolean {
  return Buffer.byteLength(password, "utf8") <= MAX_PASSWORD_BYTES;
}
