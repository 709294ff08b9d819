import { guides } from "@thangam/texts/en/guides";
import { screens as sentences } from "@thangam/texts/en/screens";
import { expect, test } from "vitest";
import { screens } from "./screens.ts";
import { guideTable, guideTo } from "./guides.ts";

test("each guide that is written stands in the table once, and leads to a screen", () => {
  expect(guideTable.map(({ name }) => name).toSorted()).toEqual(Object.keys(guides).toSorted());
  expect(guideTable.filter((entry) => entry.screens.length === 0)).toEqual([]);
});

test("each screen has its guide, for staff and for savers one that is written for them where there is one", () => {
  expect(screens.filter(({ name }) => guideTo(name, true) === undefined)).toEqual([]);
  for (const { name } of screens)
    for (const isStaff of [true, false]) {
      const those = guideTable.filter(
        (entry) => entry.screens.includes(name) && (entry.reader === "customer") !== isStaff,
      );
      expect(those.length, name).toBeLessThanOrEqual(1);
      if (those.length === 1) expect(guideTo(name, isStaff), name).toBe(those[0]);
    }
  expect(guideTo("receipt", true)?.name).toBe("reprint");
  expect(guideTo("receipt", false)?.name).toBe("receipts");
});

test("each place of a guide is a screen, another guide, or the words of a button that a screen has", () => {
  const names = new Set<string>(screens.map(({ name }) => name));
  const words = new Set<string>(sentences);
  const isKnown = (place: string) => {
    if (place.startsWith("=")) return words.has(place.slice(1)) && !place.includes("{");
    return place.startsWith(">") ? Object.hasOwn(guides, place.slice(1)) : names.has(place);
  };
  const places = Object.values(guides)
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => [...lines]))
    .flatMap((line: string) => Array.from(line.matchAll(/\{([^}]+)\}/g), ([, place = ""]) => place));
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter((place) => !isKnown(place))).toEqual([]);
});
