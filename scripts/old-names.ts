import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.ts";

/** Names of before, each with what is said instead. In a comment or a text they are words of English. */
const oldNames: readonly (readonly [old: RegExp, instead: string])[] = [
  [/^trouble$/i, "ErrorNotice, or what it is: problem, failure"],
  [/^(News|takeNews|applyNews|newsStore)$/, "GatewayEvent, applyGatewayEvent, inbox-store"],
  [/^(workStore|workKinds)$/, "staff-tasks"],
  [/^(gatewayDesk|keptBack|KeptBack|isAtTheDoor)$/, "gatewayCheckout, SendBlocked, rejectedBeforeIdempotency"],
  [/^(keep_\w+_arrows|begin_payment_rightly)$/, "enforce_*_transitions, check_initial_status"],
  [/^(hold_(day|book|schemes|closing|next|payment|money)\w*|set_money_aside)$/, "lock_*, create_exception_payment"],
  [/^(Standing|Reached|Reckoning|keptOf)$/, "BenefitInput, BenefitProgress, Valuation, applyLatePenalty"],
  [/^(?!\w*[iI]dentityPaper)\w+Paper$/, "document*, formatRupees"],
  [/^(most[A-Z]\w*|laterBy)$/, "max*, addDays"],
  [/^(seesBlanks|oneWordOf)$/, "keepEmpty, enumOf"],
  [/^([a-z]\w*S|[sS])avers?$/, "client (has books), customer (signs in to see them)"],
];

/** The same of functions; as variables these are ordinary words. */
const oldFunctions: typeof oldNames = [[/^(word|fill|say|least)$/, "parseEnum, interpolate, printLine, min"]];

const sources = ["{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}", "prisma/sql/**/*.sql"];
const exclude = (path: string) => /(^|\/)(node_modules|generated|dist)$|(^|\/)old-names\.ts$/.test(path);

/** No source has a name of before. Returns how many there are, after naming them. */
export async function countOldNames(): Promise<number> {
  let found = 0;
  for await (const file of glob(sources, { cwd: root, exclude }))
    for (const { name, instead } of oldNamesIn(await readFile(join(root, file), "utf8"))) {
      console.error(`${file}: ${name} is an old name; say ${instead}`);
      found += 1;
    }
  return found;
}

/** Which names of a source are of before. */
export function oldNamesIn(source: string): { name: string; instead: string }[] {
  const code = source.replaceAll(/\/\*.*?\*\/|(\/\/|--)[^\n]*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs, '""');
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const made = code.matchAll(/\bfunction (\w+)|\bconst (\w+) = (?:async )?(?:\([^()]*\)|\w+) =>/g);
  const functions = new Set(Array.from(made, ([, one, other]) => one ?? other ?? ""));
  return [...among(words, oldNames), ...among(functions, oldFunctions)];
}

function among(names: ReadonlySet<string>, old: typeof oldNames): { name: string; instead: string }[] {
  return [...names].flatMap((name) =>
    old.filter(([pattern]) => pattern.test(name)).map(([, instead]) => ({ name, instead })),
  );
}
