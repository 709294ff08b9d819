/** States what must hold if our own code is right: `assert(total === 0n, "the journal balances")`. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`This must hold, and does not: ${what}`);
}
