import { execFile } from "node:child_process";
import { join } from "node:path";
import { root } from "../run.ts";
import { counted } from "./baseline.ts";

/** A finding of oxlint, as far as it is counted. */
export interface Finding {
  code: string;
  filename: string;
}

/**
 * What `.oxlintrc.counted.json` finds: long files, long functions, and imports in a circle, those of types too. Each rule
 * has a number of findings that it had when it was switched on. Returns 0, or 1 after naming the files of a rule with more.
 */
export async function checkCounted(): Promise<number> {
  const complaints = moreThan(await findings(root), counted);
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0 ? 0 : 1;
}

export function findings(folder: string): Promise<Finding[]> {
  const program = join(root, "node_modules/.bin/oxlint");
  const args = ["-c", join(root, ".oxlintrc.counted.json"), "-f", "json", "."];
  return new Promise((resolve, reject) => {
    // It exits with 1 where it finds something, which it does.
    execFile(program, args, { cwd: folder, maxBuffer: 100_000_000 }, (error, output) => {
      if (output === "") reject(error ?? new Error("oxlint printed nothing"));
      else resolve(JSON.parse(output).diagnostics);
    });
  });
}

export function moreThan(found: readonly Finding[], allowed: Readonly<Record<string, number>>): string[] {
  return [...Map.groupBy(found, ({ code }) => code)].flatMap(([rule, all]) => {
    const most = allowed[rule] ?? 0;
    if (all.length <= most) return [];
    return [`${rule}: ${all.length} findings, allowed ${most}`, ...all.map(({ filename }) => `  ${filename}`)];
  });
}
