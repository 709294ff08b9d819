import type { identityPapers } from "./settlement-schemas.ts";

interface Ends {
  right: readonly string[];
  wrong: readonly string[];
}

/** How the number of each identity paper may end, as it is stored, and how not. */
export const identityPaperEnds: Readonly<Record<(typeof identityPapers)[number], Ends>> = {
  Aadhaar: { right: ["4821", "0001"], wrong: ["ABCD", "482X", "0000"] },
  PAN: { right: ["123F", "001A"], wrong: ["9999", "F123", "ABCD", "0000"] },
  "Voter ID": { right: ["4821"], wrong: ["ABCD", "X123", "123X", "0000"] },
  Passport: { right: ["4821", "0T47"], wrong: ["ABCD", "0000"] },
  "Driving licence": { right: ["2345", "X21K"], wrong: ["ABCD", "0000"] },
};
