import { patterned } from "./text.ts";

const white = "#ffffff";
const black = "#000000";
/** What text needs against its ground to be read (WCAG 2, AA). */
export const READABLE = 4.5;

/** A colour as "#14493b"; shop_profiles_colour_check is the twin. */
export function colour() {
  return patterned(/^#[0-9a-f]{6}$/, { invalid: "colour_invalid" }, (typed) => typed.trim().toLowerCase());
}

/** White or black, whichever is read better on a ground of this colour: of any colour one of them is. */
export function textOn(ground: string): string {
  return contrastOf(white, ground) >= READABLE ? white : black;
}

/** The colour itself where it is read on white paper, else black. */
export function headingInk(ink: string): string {
  return contrastOf(ink, white) >= READABLE ? ink : black;
}

/** How far two colours are apart, 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
