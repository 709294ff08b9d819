export { languages } from "@thangam/texts/languages";
