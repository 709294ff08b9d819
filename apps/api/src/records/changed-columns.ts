import { parseRaw } from "./raw-object.ts";
import type { VersionRow } from "./version-hash.ts";

/** The columns that a version changed, those of which only the name is kept included. */
export function columnsChangedIn(version: Pick<VersionRow, "changed" | "hidden">): string[] {
  const plain = version.changed === null ? [] : [...parseRaw(version.changed).keys()];
  const hidden: unknown = version.hidden === null ? [] : JSON.parse(version.hidden);
  return Array.isArray(hidden) ? [...plain, ...hidden.map(String)] : plain;
}
