export { hi as sentences } from "@thangam/contracts/messages/hi";
export { messages as catalog } from "./hi.po";
