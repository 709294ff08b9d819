import { execFile } from "node:child_process";
import { join } from "node:path";
import { root } from "../run.ts";

/** A finding of oxlint, as far as it is counted. */
export interface Finding {
  code: string;
  filename: string;
}

/**
 * What `.oxlintrc.counted.json` finds: long files, long functions, and imports in a circle, those of types too. Returns
 * 0, or 1 after naming the files of each rule that is broken.
 */
export async function checkCounted(): Promise<number> {
  const complaints = complaintsAbout(await findings(root));
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0 ? 0 : 1;
}

/** What oxlint finds in a folder by the rules of a configuration. */
export function findings(folder: string, config = join(root, ".oxlintrc.counted.json")): Promise<Finding[]> {
  const program = join(root, "node_modules/.bin/oxlint");
  const args = ["-c", config, "-f", "json", "."];
  return new Promise((resolve, reject) => {
    // It exits with 1 where it finds something, which it does.
    execFile(program, args, { cwd: folder, maxBuffer: 100_000_000 }, (error, output) => {
      if (output === "") reject(error ?? new Error("oxlint printed nothing"));
      else resolve(JSON.parse(output).diagnostics);
    });
  });
}

/** A line for each rule that is broken, and the files that break it. */
export function complaintsAbout(found: readonly Finding[]): string[] {
  return [...Map.groupBy(found, ({ code }) => code)].flatMap(([rule, broken]) => [
    `${rule}: ${broken.length} findings`,
    ...broken.map(({ filename }) => `  ${filename}`),
  ]);
}
