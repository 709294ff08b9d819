import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * React Router names its development build to every bundler; it asks and warns on each page what a test has asked.
 * And nothing says that making a component does nothing else, so that those nobody shows would come along.
 */
export function leanRouter(): Plugin {
  const reexports = createRequire(import.meta.resolve("react-router-dom"));
  const production = path.join(path.dirname(reexports.resolve("react-router")), "../production");
  const files: Readonly<Record<string, string>> = {
    "react-router": path.join(production, "index.mjs"),
    "react-router/dom": path.join(production, "dom-export.mjs"),
  };
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => files[source] ?? null,
    transform(code, id) {
      if (!id.startsWith(production)) return null;
      const made = code
        .replaceAll(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
        .replaceAll(
          /^var (\w+) = class extends (\w+\.Component \{[^]*?^\});$/gm,
          "var $1 = /* @__PURE__ */ (() => class extends $2)();",
        )
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, "");
      return { code: made, map: null };
    },
  };
}
