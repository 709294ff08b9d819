import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Donut } from "./donut.tsx";

afterEach(cleanup);

test("every part is said in words, long names cut to 20 characters", () => {
  render(
    <Donut
      unit="books"
      slices={[
        { label: "Thanga Mazhai", count: 1500 },
        { label: "A scheme with a very long name", count: 500 },
      ]}
    />,
  );
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["Thanga Mazhai1,50075 %", "A scheme with a very…50025 %"]);
  screen.getByText("2,000");
});

test("nothing counted is no division by nothing", () => {
  render(<Donut unit="books" slices={[{ label: "Thanga Then", count: 0 }]} />);
  expect(screen.getByRole("listitem").textContent).toBe("Thanga Then0");
});

test("a part that is there is never labelled as nothing", () => {
  render(
    <Donut
      unit="books"
      slices={[
        { label: "Thanga Mazhai", count: 300 },
        { label: "Pongal Plan", count: 1 },
      ]}
    />,
  );
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["Thanga Mazhai300100 %", "Pongal Plan1< 1 %"]);
});
