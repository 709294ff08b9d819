/** Finds the sentences of `t("…")` for the catalogs: the English text is the id. Its first argument is always a literal. */
export const tExtractor = {
  match: (file: string) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  extract(
    file: string,
    code: string,
    found: (message: { id: string; message: string; origin: [string, number] }) => void,
  ): void {
    for (const match of code.matchAll(/\bt\(\s*("(?:[^"\\]|\\.)*")/g)) {
      const sentence = String(JSON.parse(match[1]!));
      found({ id: sentence, message: sentence, origin: [file, code.slice(0, match.index).split("\n").length] });
    }
  },
};
