import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { OwnAnswers } from "@thangam/contracts/site/own-page";
import * as z from "zod/mini";
import type { AnyOperation } from "./client.ts";

/** What an operation without an input answered, decoded; undefined where it was not asked. */
export function answerOf<O extends AnyOperation>(answers: OwnAnswers, { wire, output }: O): OutputOf<O> | undefined {
  return wire in answers ? z.decode(output, answers[wire]) : undefined;
}
