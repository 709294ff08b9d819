import { createElement } from "react";
import type { SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** Draws an icon of the library: a line of two units on a square of 24. The build puts it in the library's place. */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: Omit<SVGProps<SVGSVGElement>, "size"> & { size?: number }) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
