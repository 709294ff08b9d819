import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./build/layers.ts";
import { leanAxios } from "./build/lean-axios.ts";
import { leanContracts } from "./build/lean-contracts.ts";
import { leanIcons } from "./build/lean-icons.ts";
import { precompress } from "./build/precompress.ts";

const api = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react(), tailwindcss(), leanAxios(), leanContracts(), leanIcons(), precompress()],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  preview: { host: "127.0.0.1", proxy: { "/api": api } },
  build: {
    // A data: URL in a style or an image would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads in it which files belong to a screen.
    manifest: "manifest.json",
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
