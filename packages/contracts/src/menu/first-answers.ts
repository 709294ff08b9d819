/**
 * What the screen at an address shows first, by its wire name, where the browser asks for it while the program loads. It takes no input, and
 * says the same in every language: nobody's language is known then. The program takes each such answer as soon as it runs, whoever is signed in:
 * a browser would keep one that nobody took, for whoever asks next.
 */
export const firstAnswers: ReadonlyMap<string, string> = new Map([
  ["/dashboard", "Get_Savings"],
  ["/pay", "Get_Savings"],
]);
