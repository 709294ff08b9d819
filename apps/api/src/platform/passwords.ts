import bcrypt from "bcrypt";

/** bcrypt reads no further than this many bytes, so a longer password would be cut without a word. */
const MOST_PASSWORD_BYTES = 72;

export interface Passwords {
  /** A salted hash to store; the password has at most `MOST_PASSWORD_BYTES`. */
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Works as long as `matches` does, for a person who does not exist: the time tells a guesser nothing. */
  matchesNobody(password: string): Promise<false>;
}

export function makePasswords(cost: number): Passwords {
  const hashOfNobody = bcrypt.hash("nobody's password", cost);
  return {
    matches,
    hash: (password) => {
      if (!isShortEnough(password)) throw new RangeError("A password of more than 72 bytes is never hashed");
      return bcrypt.hash(password, cost);
    },
    matchesNobody: async (password) => {
      await matches(password, await hashOfNobody);
      return false;
    },
  };
}

async function matches(password: string, hash: string): Promise<boolean> {
  return (await bcrypt.compare(password, hash)) && isShortEnough(password);
}

export function isShortEnough(password: string): boolean {
  return Buffer.byteLength(password, "utf8") <= MOST_PASSWORD_BYTES;
}
