import { expect, test } from "vitest";
import { reasonToRefusePassword } from "./password-rules.ts";

const person = {
  name: "Meenakshi Sundaram",
  email: "m.sundaram@example.com",
  mobile: "9840012345",
};
const reason = (password: string) => reasonToRefusePassword(password, person);

test("8 to 64 characters of any script are taken", async () => {
  expect(await reason("green kolam 9")).toBeNull();
  expect(await reason("தங்கமழைவிருந்து"), "Tamil, 45 bytes").toBeNull();
  expect(await reason("qv7 ".repeat(16)), "64 characters").toBeNull();
});

test("a character is a code point, not a unit of UTF-16", async () => {
  expect(await reason("🪙🪙🪙🪙🪙🪙🪙")).toBe("password_too_short");
  expect(await reason("🪙🌾🪔🐘🦚🌺🥥🌧")).toBeNull();
});

test("65 characters, or more bytes than bcrypt reads, are too long", async () => {
  expect(await reason(`${"qv7 ".repeat(16)}x`)).toBe("password_too_long");
  expect(await reason("🪙".repeat(19))).toBe("password_too_long");
});

test("a password that everyone uses is refused, in any letter case", async () => {
  expect(await reason("Password1")).toBe("password_too_common");
  expect(await reason("QWERTYUIOP")).toBe("password_too_common");
  expect(await reason("Qwerty@123"), "but for its sign").toBe("password_too_common");
  for (const padded of ["123456!!", "qwerty..", "**Dragon**", "11111111!", "@@@@@@@@", "abababab", "ததததததததத"])
    expect(await reason(padded), padded).toBe("password_too_common");
});

test("what people make up for themselves is taken", async () => {
  const own = [
    "my cat ravi 7",
    "Golden Temple",
    "Idli&Sambar9",
    "மழைக்காலம்",
    "nilavu kaayuthu",
    "marigold42",
    "3 Temples 4 Me",
  ];
  for (const password of own) expect(await reason(password), password).toBeNull();
});

test("a word of the shop with a little around it is refused; more around it is taken", async () => {
  for (const common of [
    "Jewellery",
    "thangam1!",
    "Gold@123!",
    "12admin34",
    "Thangam2027",
    "Jewellery1234",
    "gold 20260815",
  ]) {
    expect(await reason(common), common).toBe("password_too_common");
  }
  expect(await reason("goldmonsoon")).toBeNull();
  expect(await reason("gold rains on a blue river")).toBeNull();
});

test("their own name, e-mail or mobile number is refused, also with a little around it", async () => {
  for (const personal of [
    "meenakshisundaram",
    "Meenakshi!",
    "Sundaram@1",
    "m.sundaram@example.com",
    "9840012345",
    "+91 9840012345",
  ]) {
    expect(await reason(personal), personal).toBe("password_is_personal");
  }
  expect(await reason("Sundaram counts 40 gold coins")).toBeNull();
});

test("their own name or mobile number with a year or a few letters after it is refused", async () => {
  const kavitha = { name: "Kavitha", email: "kavi.r@example.com", mobile: "9876543210" };
  for (const personal of ["Kavitha1990", "kavitha@1990", "Kavitha 14041988", "9876543210abcd", "kavi.r#2027"])
    expect(await reasonToRefusePassword(personal, kavitha), personal).toBe("password_is_personal");
  expect(await reasonToRefusePassword("mango tree by the river", kavitha)).toBeNull();
});
