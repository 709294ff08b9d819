export { ta as sentences } from "@thangam/contracts/texts/ta";
export { messages as catalog } from "./ta.po";
