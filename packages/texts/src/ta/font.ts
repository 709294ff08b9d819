import type { Font } from "#font.ts";

/** The typeface of documents. */
export const font: Font = {
  family: "Noto Sans Tamil",
  files: [
    "@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf",
    "@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf",
  ],
};
