import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanAxios } from "./build/lean-axios.ts";
import { preloads } from "./build/preloads.ts";
import { precompress } from "./build/precompress.ts";

const api = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react(), tailwindcss(), lingui({ cwd: import.meta.dirname }), leanAxios(), preloads(), precompress()],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  preview: { host: "127.0.0.1", proxy: { "/api": api } },
  build: {
    // A data: URL in a style or an image would need a looser content security policy.
    assetsInlineLimit: 0,
    // Its inline polyfill would need one too; every browser we support preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs and few releases change, and the small things that nearly every screen uses:
            // two files instead of thirty requests. What needs Base UI stays with the screens that show it.
            { name: "vendor", test: isVendor },
            { name: "kit", test: isKit },
            // What the screens behind the counter share on top, and a customer's first page does without.
            { name: "counter", test: isCounterKit },
          ],
        },
      },
    },
  },
});

function isVendor(id: string): boolean {
  return (
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|axios|zod|@tanstack\/[^/]+|@lingui\/core)\//.test(
      id,
    ) ||
    ["axios-without-fetch", "vite/preload-helper", "rolldown/runtime", "/csp-provider/", "/csp-context/"].some((part) =>
      id.includes(part),
    )
  );
}

function isKit(id: string): boolean {
  const [, contract] = id.split("/packages/contracts/src/");
  if (contract !== undefined)
    return /^values\/|^messages\/(en|index)\.ts|^(wire|operation|paging|roles|capabilities|refusals|session|menu-entries|default-menu)\.ts/.test(
      contract,
    );
  const [, own] = id.split("/apps/web/src/");
  if (own === undefined) return id.includes("/node_modules/lucide-react/");
  const isApart =
    /^(main|app|features|testing|i18n\/texts-|api\/download|ui\/(dialog|confirm-dialog|suggest-field|donut|bars|qr-code)|routing\/leave-question|layouts\/(menu-drawer|keys-dialog|not-found-screen|download-button))\b/;
  return /\.tsx?$/.test(own) && !isApart.test(own) && !isCounterKit(id);
}

function isCounterKit(id: string): boolean {
  const [, own = ""] = id.split("/apps/web/src/");
  return /^(ui\/(data-table|select-field|pager|search-field|date-field|choices|amount-field|new-password-field|email-text|print-area)|layouts\/list-table|routing\/list-state)\.tsx?$/.test(
    own,
  );
}
