import bcrypt from "bcrypt";
import pLimit from "p-limit";
import { newPassword } from "#platform/ids.ts";

/** bcrypt reads no further than this many bytes, so a longer password would be cut without a word. */
const MAX_PASSWORD_BYTES = 72;

export interface Passwords {
  /** One to hand out, which nobody chose. */
  make(): string;
  /** A salted hash to store; the password has at most `MAX_PASSWORD_BYTES`. */
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Works as long as `matches` does, for a person who does not exist: the time tells a guesser nothing. */
  matchesNobody(password: string): Promise<false>;
}

/**
 * Of the four threads that Node gives to such work, one stays free whoever signs in: without it no connection to the
 * database could be opened, whose name is looked up and whose password is worked out on the same threads.
 */
const inTurn = pLimit(3);

export function makePasswords(cost: number): Passwords {
  const hashOfNobody = inTurn(() => bcrypt.hash("nobody's password", cost));
  return {
    make: newPassword,
    matches,
    hash: (password) => {
      if (!isShortEnough(password)) throw new RangeError("A password of more than 72 bytes is never hashed");
      return inTurn(() => bcrypt.hash(password, cost));
    },
    matchesNobody: async (password) => {
      await matches(password, await hashOfNobody);
      return false;
    },
  };
}

async function matches(password: string, hash: string): Promise<boolean> {
  return (await inTurn(() => bcrypt.compare(password, hash))) && isShortEnough(password);
}

export function isShortEnough(password: string): boolean {
  return Buffer.byteLength(password, "utf8") <= MAX_PASSWORD_BYTES;
}
