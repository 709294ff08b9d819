import type { Font } from "#font.ts";

/** The typeface of documents. */
export const font: Font = {
  family: "Noto Sans",
  files: [
    "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
    "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  ],
};
