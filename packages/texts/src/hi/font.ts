import type { Font } from "#font.ts";

/** The typeface of documents. */
export const font: Font = {
  family: "Noto Sans Devanagari",
  files: [
    "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
    "@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf",
  ],
};
