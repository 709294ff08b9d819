import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["", "too short"],
  ["Ab1!xyz", "too short"],
  ["🪙🪙🪙🪙🪙🪙🪙", "too short"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["12345678", "weak"],
  ["abcdefgh", "weak"],
  ["98765432100", "weak"],
  ["qwmzkrtp", "weak"],
  ["quiet river", "fair"],
  ["Kq7!mZ2p", "fair"],
  ["quiet river 77 coins", "strong"],
  ["Kq7!mZ2pX9vT", "strong"],
  ["தங்கமழைவிருந்து", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a longer password is never said to be weaker", () => {
  const order = ["too short", "weak", "fair", "strong"];
  const whole = "Kq7!mZ2p aaa 123 தங்கம்";
  const strengths = Array.from(whole, (_, end) => order.indexOf(passwordStrength(whole.slice(0, end))));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
});
