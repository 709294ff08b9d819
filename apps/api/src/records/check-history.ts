import { ruleOf } from "./change-rules.ts";
import { columnsChangedIn } from "./changed-columns.ts";
import { hashOfRaw, parseRaw, withEarlier } from "./raw-object.ts";
import type { RawObject } from "./raw-object.ts";
import type { FoundRow } from "./read-rows.ts";
import { nameOfRecord } from "./replay-versions.ts";
import type { RecordHistory } from "./replay-versions.ts";
import type { VersionRow } from "./version-hash.ts";

/** The columns that versions of a record covered, in each form it had. */
export type Forms = readonly (readonly string[])[];

/** Compares a row with the last version of it, and every version with what the portal may have done to the one before it. */
export function checkHistory(
  history: RecordHistory,
  found: FoundRow | undefined,
  forms: Forms,
  where: string,
): string[] {
  const name = `${nameOfRecord(history.record, history.key)} (${where})`;
  const latest = history.versions.at(-1);
  if (latest === undefined || latest.change === "removed")
    return found === undefined ? rulesOfChanges(history, null, forms, name) : [`${name} was added past the portal.`];
  if (found === undefined) return [`${name} is gone: it was removed past the portal.`];
  if (found.hash !== latest.content_hash)
    return [`${name} is not as it was last written: it was altered past the portal.`];
  return rulesOfChanges(history, found.content === null ? null : parseRaw(found.content), forms, name);
}

/** Goes back from what the row holds, and from each version to the one before it. */
function rulesOfChanges(history: RecordHistory, present: RawObject | null, forms: Forms, name: string): string[] {
  const { mayChange, mayBeRemoved } = ruleOf(history.record);
  const faults: string[] = [];
  let content = present;
  for (const [place, version] of [...history.versions.entries()].toReversed()) {
    const before = history.versions[place - 1];
    if (version.change === "removed") {
      if (!mayBeRemoved) faults.push(`${name} was removed at ${momentOf(version)}, which the portal never does.`);
      content = null;
    } else if (version.change === "changed" && before !== undefined) {
      const earlier = earlierOf(content, version);
      const forbidden = columnsChangedIn(version).filter((column) => !mayChange(earlier).includes(column));
      if (forbidden.length > 0)
        faults.push(`${name}: ${forbidden.join(", ")} changed at ${momentOf(version)}, which the portal never does.`);
      if (content !== null && version.hidden === null && !fits(earlier, before, forms))
        faults.push(`${name}: what it held before ${momentOf(version)} is not what was written then.`);
      content = version.hidden === null ? earlier : null;
    } else {
      // What it held before it was found, or added again, is not known.
      content = null;
    }
  }
  return faults;
}

/** What the row held before the version; of a row that is not known to the full, what the version itself tells of it. */
function earlierOf(later: RawObject | null, version: VersionRow): RawObject {
  return withEarlier(later ?? new Map(), version.changed === null ? new Map() : parseRaw(version.changed));
}

/** Whether this is what was written, in the columns that a version covered then. */
function fits(content: RawObject, version: VersionRow, forms: Forms): boolean {
  const wanted = version.content_hash;
  if (hashOfRaw(content) === wanted) return true;
  return forms.some(
    (columns) => hashOfRaw(new Map([...content].filter(([name]) => columns.includes(name)))) === wanted,
  );
}

function momentOf(version: VersionRow): string {
  return new Date(Number(version.at)).toISOString();
}
