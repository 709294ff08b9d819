/** What moves money came without a key: sent again after a lost answer, it would move twice. */
export class KeyMissing extends Error {
  constructor() {
    super("An operation that moves money was called without an Idempotency-Key");
    this.name = "KeyMissing";
  }
}
