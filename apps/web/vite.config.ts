import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./build/layers.ts";
import { leanAxios } from "./build/lean-axios.ts";
import { leanContracts } from "./build/lean-contracts.ts";
import { leanIcons } from "./build/lean-icons.ts";
import { leanRouter } from "./build/lean-router.ts";
import { preloads } from "./build/preloads.ts";
import { precompress } from "./build/precompress.ts";

const api = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react(), tailwindcss(), leanAxios(), leanContracts(), leanIcons(), leanRouter(), preloads(), precompress()],
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
          groups,
        },
      },
    },
  },
});
