import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

const api = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
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
          // What every page needs is two files: the libraries, which few releases change, and our own code. What at least
          // 26 screens share of the kit and the contracts is a third, because a request takes longer than a few kilobytes.
          // What only screens with a form need is a file beside it: it brings the sentences of all mistakes. Each screen is a file of its own, and the rest is split by who shares it.
          groups: [
            { name: "vendor", test: /\/node_modules\//, tags: ["$initial"] },
            { name: "app", test: /\/apps\/web\/src\/(?!main\.tsx)|\/packages\//, tags: ["$initial"] },
            {
              name: "forms",
              test: /\/apps\/web\/src\/(forms\/(?!load-failure)|list-page\/date-range|api\/messages)|\/packages\/texts\/src\/en\/messages/,
              minShareCount: 20,
            },
            {
              name: "kit",
              test: /\/apps\/web\/src\/(?!main\.tsx|app|features|shared)|lucide-react|\/packages\//,
              minShareCount: 26,
            },
          ],
        },
      },
    },
  },
});
