import { nomineeText } from "./nominee-draft.ts";
import type { Nominee } from "./nominee-draft.ts";

/** Each on a line, with the number under which they are reached. */
export function NomineeList({ nominees }: { nominees: readonly Nominee[] }) {
  return (
    <span className="flex flex-col gap-y-1 wrap-anywhere">
      {nominees.map((nominee) => (
        <span key={`${nomineeText(nominee)} ${nominee.mobile ?? ""}`}>
          {nomineeText(nominee)}
          {nominee.mobile !== null && <span className="text-muted"> {nominee.mobile}</span>}
        </span>
      ))}
    </span>
  );
}
