import type { Failure } from "./sql-runner.ts";
import type { Mutant } from "./sql-mutants.ts";

type Place = Pick<Mutant, "path" | "operator">;

/** More would cost a mutant that they let pass more than they save another. */
const mostTests = 3;

/** What killed earlier mutants is likely to kill the next one of the same function or operator. The latest comes first. */
export class Killers {
  readonly #failures = new Map<string, readonly Failure[]>();
  readonly #passAlone = new Map<string, boolean>();

  /** `passesAlone` tells whether the test passes without a mutant and without the other tests of its file. */
  async note(place: Place, failure: Failure, passesAlone: (test: Failure) => Promise<boolean>): Promise<void> {
    for (const key of [place.path, place.operator])
      this.#failures.set(key, [failure, ...this.#of(key).filter(({ file }) => file !== failure.file)]);
    const key = keyOf(failure);
    if (!this.#passAlone.has(key)) this.#passAlone.set(key, failure.test !== "" && (await passesAlone(failure)));
  }

  /** Tests of the function, one of a file, that fail alone because of a mutant only. */
  testsFor({ path }: Place): readonly Failure[] {
    return this.#of(path)
      .filter((failure) => this.#passAlone.get(keyOf(failure)))
      .slice(0, mostTests);
  }

  filesFor({ path, operator }: Place): readonly string[] {
    return [...this.#of(path), ...this.#of(operator).slice(0, 1)].map(({ file }) => file);
  }

  #of(key: string): readonly Failure[] {
    return this.#failures.get(key) ?? [];
  }
}

function keyOf({ file, test }: Failure): string {
  return `${file} ${test}`;
}
