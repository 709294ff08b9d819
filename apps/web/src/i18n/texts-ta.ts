export { ta as sentences } from "@thangam/contracts/messages/ta";
export { messages as catalog } from "./ta.po";
