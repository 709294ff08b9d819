import { encode } from "uqr";

/** A QR code as an SVG picture, with the quiet margin that readers need. */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join("")}"/></svg>`;
}
