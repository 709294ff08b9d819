import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Brand } from "./brand.tsx";
import { noteShop, rememberShop } from "./shop.ts";
import { ShopLines } from "./shop-lines.tsx";

const meenakshi = {
  name: "Meenakshi Jewellers",
  address: "14, Car Street",
  phone: "0452 2345678",
  gstin: "27AAPFU0939F1ZV",
  openingDays: "",
  openingHours: "",
  colour: "#f2c94c",
  logoUrl: "/api/Shop_Logo?v=3",
};
const inkOf = (name: string) => document.documentElement.style.getPropertyValue(name);

afterEach(() => {
  noteShop(unnamedShop);
  localStorage.clear();
});

test("the bar is in the shop's colour, with text that is read on it, and the portal's again without one", () => {
  noteShop(meenakshi);
  expect([inkOf("--color-bar"), inkOf("--color-on-bar"), inkOf("--color-on-bar-muted")]).toEqual([
    "#f2c94c",
    "#000000",
    "#000000",
  ]);
  noteShop({ ...meenakshi, colour: "#5b1a2e" });
  expect([inkOf("--color-bar-accent"), inkOf("--color-on-bar")]).toEqual(["#ffffff", "#ffffff"]);
  noteShop(unnamedShop);
  expect([inkOf("--color-bar"), inkOf("--color-on-bar")]).toEqual(["", ""]);
});

test("the name and the logo stand in place of the portal's, and papers say where the shop is", () => {
  noteShop(meenakshi);
  const { container } = render(
    <>
      <Brand />
      <ShopLines />
    </>,
  );
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/Shop_Logo?v=3");
  for (const said of ["Meenakshi Jewellers", "14, Car Street · 0452 2345678", "GSTIN 27AAPFU0939F1ZV"])
    expect(screen.getByText(said)).toBeDefined();
});

test("a browser that was told before draws the shop at once; what it keeps is not believed when it is broken", () => {
  expect(rememberShop()).toBe(false);
  for (const told of [unnamedShop, meenakshi]) {
    noteShop(told);
    expect(rememberShop(), told.name).toBe(true);
  }
  for (const kept of ["{", '"Thangam"', '{"name":3}']) {
    localStorage.setItem("thangam.shop", kept);
    expect(rememberShop(), kept).toBe(false);
  }
});
