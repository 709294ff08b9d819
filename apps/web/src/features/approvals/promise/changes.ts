import { memberRoom, memberWords } from "./member-labels.ts";
import { olderWords } from "./older-words.ts";
import { partsOf } from "./parts.ts";
import type { Part } from "./parts.ts";
import { ruleLabel, ruleWords } from "./rule-labels.ts";

export interface Change {
  label: string;
  /** Null where nothing is said on this side. */
  from: string | null;
  to: string | null;
}

/** What a scheme promised and promises, by the parts of its form and in its words. Nothing that the server tells is left out. */
export function promiseChanges(from: string | null, to: string | null): { room: string; changes: Change[] }[] {
  const rooms = new Map<string, Map<string, Change>>();
  for (const [side, promise] of [
    ["to", to],
    ["from", from],
  ] as const)
    for (const { room, label, words } of partsOf(promise).map(wordsOf)) {
      const changes = rooms.get(room) ?? new Map<string, Change>();
      const change = changes.get(label) ?? { label, from: null, to: null };
      const said = change[side];
      changes.set(label, { ...change, [side]: said === null ? words : `${said}, ${words}` });
      rooms.set(room, changes);
    }
  return [...rooms].map(([room, changes]) => ({ room, changes: [...changes.values()] }));
}

function wordsOf(part: Part): { room: string; label: string; words: string } {
  if ("text" in part) return { room: "", ...olderWords(part.text) };
  if ("rule" in part) {
    const { rule, value } = part;
    return { room: "", label: ruleLabel(rule) ?? rule, words: ruleWords(rule, value) };
  }
  const { member, value } = part;
  const known = memberWords(member, value);
  return known === null ? { room: "", label: member.join("."), words: value } : { room: memberRoom(member), ...known };
}
