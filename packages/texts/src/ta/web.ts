export { messages } from "./messages.ts";
export { screens } from "./screens.ts";
