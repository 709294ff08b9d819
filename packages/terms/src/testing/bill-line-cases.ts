import type { Stored } from "#json/json.ts";

/** A line of a bill as it is stored, and whether a bill may hold it; the contract and the database are asked about each. */
export interface BillLineCase {
  name: string;
  line: { [member: string]: Stored };
  isHeld: boolean;
}

const line = { item: "Chain", weightMg: "8000", va: { percent: 1200 } };

export const billLineCases: readonly BillLineCase[] = [
  { name: "a chain", line, isHeld: true },
  { name: "ten kilograms", line: { ...line, weightMg: "10000000" }, isHeld: true },
  { name: "a milligram more", line: { ...line, weightMg: "10000001" }, isHeld: false },
  { name: "a weight of many digits", line: { ...line, weightMg: "99999999999999" }, isHeld: false },
  { name: "ten lakh rupees a gram", line: { ...line, va: { paisePerGram: "100000000" } }, isHeld: true },
  { name: "a paisa a gram more", line: { ...line, va: { paisePerGram: "100000001" } }, isHeld: false },
  { name: "stones of a hundred crore rupees", line: { ...line, stonePaise: "100000000000" }, isHeld: true },
  { name: "stones of a paisa more", line: { ...line, stonePaise: "100000000001" }, isHeld: false },
];
