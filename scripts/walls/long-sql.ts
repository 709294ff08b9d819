import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

const MAX_FILE_LINES = 200;
const MAX_FUNCTION_LINES = 70;
const MAX_LINE_LENGTH = 140;

/**
 * SQL files, functions and lines in them that are too long to be read at once, blanks at the end of a line, and long files of the
 * schema. Migrations stay as they were applied.
 */
export async function longSql(root: string): Promise<string[]> {
  const complaints: string[] = [];
  for await (const file of glob("prisma/sql/**/*.sql", { cwd: root })) {
    complaints.push(...longIn(file, await readFile(join(root, file), "utf8")));
  }
  for await (const file of glob("prisma/schema/*.prisma", { cwd: root })) {
    complaints.push(...longFile(file, await readFile(join(root, file), "utf8")));
  }
  return complaints.toSorted();
}

/** A file of any kind that is too long. */
export function longFile(file: string, text: string): string[] {
  const lines = linesOf(text);
  return lines > MAX_FILE_LINES ? [`${file}: ${lines} lines, at most ${MAX_FILE_LINES}`] : [];
}

export function longIn(file: string, text: string): string[] {
  const functions = [...text.matchAll(/^create (?:or replace )?function ([\w.]+)[\s\S]*?^\s*(?:end\s*)?\$\w*\$;?/gim)];
  return [
    ...longFile(file, text),
    ...functions.flatMap(([whole, name]) =>
      linesOf(whole) > MAX_FUNCTION_LINES
        ? [`${file}: ${name} has ${linesOf(whole)} lines, at most ${MAX_FUNCTION_LINES}`]
        : [],
    ),
    ...text.split("\n").flatMap((line, index) => complaintsOf(line).map((what) => `${file}:${index + 1}: ${what}`)),
  ];
}

function complaintsOf(line: string): string[] {
  return [
    ...(line.length > MAX_LINE_LENGTH ? [`at most ${MAX_LINE_LENGTH} characters in a line`] : []),
    ...(/\s$/.test(line) ? ["a blank at the end"] : []),
  ];
}

function linesOf(text: string): number {
  return text.trimEnd().split("\n").length;
}
