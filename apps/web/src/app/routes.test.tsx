import { screens } from "@thangam/contracts/menu/screens";
import { expect, test } from "vitest";
import { routes } from "./routes.ts";

const screenFiles = Object.keys(import.meta.glob("/src/features/**/*-screen.tsx"));
const sources = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every screen that is written stands in the table, and every screen of the table is written", () => {
  const named = new Set(screens.map(({ component }) => `/src/features/${component}-screen.tsx`));
  expect(screenFiles.filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !screenFiles.includes(file))).toEqual([]);
  expect(routes.map(({ screen }) => screen)).toEqual(screens);
});

test("every screen of the table is a component", async () => {
  for (const { screen, load } of routes) expect(typeof (await load()).default, screen.name).toBe("function");
});

test("nothing but the table lists screens: no other source names the file or the address of one", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const files = screens.map(({ component }) => `/${component.split("/").at(-1)}-screen.tsx"`);
  // The login's address is part of every other one.
  const addresses = screens.flatMap(({ path }) => (path === "/" ? [] : [`"${path}"`, `\`${path}`]));
  for (const [file, source] of Object.entries(sources))
    expect(
      [...files, ...addresses].filter((name) => source.includes(name)),
      file,
    ).toEqual([]);
});
