import * as fc from "fast-check";
import { anyCase } from "./any-terms.ts";
import type { Case } from "./any-terms.ts";
import { simplerThan } from "./simpler.ts";

/** Random terms and books for a property. One that breaks it is cut down to what breaks it. */
class AnyCases extends fc.Arbitrary<Case> {
  override generate(random: fc.Random): fc.Value<Case> {
    return new fc.Value(anyCase(random.nextInt(0, 2 ** 31 - 1)), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Case {
    return value !== undefined;
  }

  override shrink(value: Case): fc.Stream<fc.Value<Case>> {
    return fc.stream(simplerThan(value)).map((simpler) => new fc.Value(simpler, undefined));
  }
}

export const anyCases: fc.Arbitrary<Case> = new AnyCases();
