export { getSettings, saveSettings } from "./settings.ts";
