import { promiseChanges } from "./changes.ts";
import type { Change } from "./changes.ts";

/** What a scheme would promise, and what it promised before. */
export function PromiseFacts({ from, to }: { from: string | null; to: string | null }) {
  const rooms = promiseChanges(from, to);
  const isNew = rooms.every(({ changes }) => changes.every((change) => change.from === null));
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {rooms.map(({ room, changes }) => (
        <li key={room}>
          {room !== "" && <span className="font-medium">{headingOf(room)}</span>}
          {changes.map((change) => wordsOf(change, isNew)).join("; ")}
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ label, from, to }: Change, isNew: boolean): string {
  const values = isNew ? [to ?? ""] : [from ?? "–", to ?? "–"];
  const words = values.join(" → ");
  return words === "" ? label : `${label}: ${words}`;
}

function headingOf(room: string): string {
  return `${room}: `;
}
