export { hi as sentences } from "@thangam/contracts/texts/hi";
export { messages as catalog } from "./hi.po";
