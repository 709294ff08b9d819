import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const library = path.join(path.dirname(createRequire(import.meta.url).resolve("lucide-react")), "../esm");
const ownFactory = "\0lean-icons";
const createIcon = path.join(import.meta.dirname, "../src/ui/create-icon.ts");

/**
 * Icons come one by one, each with whoever draws it: imported from the library's index, they would all belong to
 * every page. They are drawn by our own few lines; what the library can do besides is 2 kB that nothing here uses.
 */
export function leanIcons(): Plugin {
  const fileByName = new Map<string, string>();
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const index = readFileSync(path.join(library, "lucide-react.mjs"), "utf8");
      for (const [, names = "", file = ""] of index.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g))
        for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) fileByName.set(name, path.join(library, file));
    },
    resolveId: (source, importer) =>
      source === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/") ? ownFactory : null,
    load: (id) => (id === ownFactory ? `export { createIcon as default } from ${JSON.stringify(createIcon)};` : null),
    transform(code, id) {
      if (id.includes("/lucide-react/dist/esm/icons/"))
        return { code: code.replace(/^\s*(name|aliases): .*$/gm, "").replaceAll(/, key: "\w+"/g, ""), map: null };
      if (!id.includes("/apps/web/src/") || !code.includes('from "lucide-react"')) return null;
      const direct = code.replace(/import \{([^}]+)\} from "lucide-react";/, (_, list: string) =>
        list
          .split(",")
          .map((part) => part.trim())
          .filter((part) => part !== "")
          .map((part) => {
            const [name = "", own = name] = part.split(" as ");
            const file = fileByName.get(name);
            if (file === undefined) return this.error(`there is no icon ${name}`);
            return `import ${own} from ${JSON.stringify(file)};`;
          })
          .join(""),
      );
      return { code: direct, map: null };
    },
  };
}
