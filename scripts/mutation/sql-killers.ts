import type { Failure } from "./sql-runner.ts";
import type { Mutant } from "./sql-mutants.ts";

type Place = Pick<Mutant, "path" | "operator">;
type Killer = Failure & { passesAlone: boolean };

/** More would cost a mutant that they let pass more than they save another. */
const maxTests = 3;

/** What killed earlier mutants is likely to kill the next one of the same function or operator. The latest comes first. */
export class Killers {
  readonly #failures = new Map<string, readonly Killer[]>();

  /** `passesAlone` is whether the test passes without a mutant and without the other tests of its file. */
  note(place: Place, failure: Failure, passesAlone: boolean): void {
    for (const key of [place.path, place.operator]) {
      const others = this.#of(key).filter(({ file }) => file !== failure.file);
      this.#failures.set(key, [{ ...failure, passesAlone }, ...others]);
    }
  }

  /** Tests of the function, one of a file, that fail alone because of a mutant only. */
  testsFor({ path }: Place): readonly Failure[] {
    return this.#of(path)
      .filter(({ passesAlone }) => passesAlone)
      .slice(0, maxTests);
  }

  filesFor({ path, operator }: Place): readonly string[] {
    return [...new Set([...this.#of(path), ...this.#of(operator).slice(0, 1)].map(({ file }) => file))];
  }

  #of(key: string): readonly Killer[] {
    return this.#failures.get(key) ?? [];
  }
}
