import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { siteRoots } from "@thangam/contracts/site/addresses";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { filesOfCustomers } from "./build/kept-files.ts";
import { precompress } from "./build/precompress.ts";

const api = "http://127.0.0.1:8080";
/** What the API answers: its operations, and the public pages. */
const proxied = Object.fromEntries(["/api", ...siteRoots].map((path) => [path, api]));

/** What is loaded together, most wanted first: a file takes what its own need along, unless one above has it. */
const together = [
  /** Of every page, signed in or not. */
  [
    "parts",
    /\/web\/src\/(format\/|ui\/(cx|button|field|text-field|surface|shop-lines|brand)\.|navigation\/leave-guard)/,
  ],
  /** Said when somebody makes a mistake. */
  ["sentences", /\/texts\/src\/en\/messages|\/web\/src\/(api\/messages|forms\/error-messages)/],
  ["dialogs", /\/@base-ui\/|\/@floating-ui\/|\/web\/src\/ui\/(dialog|confirm-dialog|side-sheet)\./],
  /** What lists and forms of payments say of their fields. */
  ["payments", /\/contracts\/src\/(payments\/(schemas|list-operations)|values\/typed-number)\./],
  /** What stands around every screen. */
  [
    "shell",
    /\/web\/src\/(app\/shell\/(shell|bar|clock|horizontal-menu|fullscreen-toggle|user-menu|shortcuts)\.|navigation\/(?!leave-question|front-page|shop-pages|site-titles)|features\/messages\/notifications\/(bell\.|use-)|shared\/rates\/|list-page\/disclosure|ui\/(desk|theme)\.)/,
  ],
  ["forms", /\/web\/src\/(forms\/(?!form-dialog|error-alert)|ui\/(select-field|amount-field|choices)\.)/],
  [
    "lists",
    /\/web\/src\/(list-page\/(?!days-panel|save-view-form|date-range|branch-filter)|ui\/(table\/|data-table|pager|menu-button|use-popover|popover|search-field|use-too-wide|save-as))/,
  ],
] as const;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "service-worker",
      filename: "service-worker.ts",
      // The server writes the manifest, in the name of the shop; the page registers the worker for customers.
      manifest: false,
      injectRegister: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{js,css,html,svg}"],
        manifestTransforms: [
          async (entries) => {
            const kept = await filesOfCustomers(fileURLToPath(new URL("dist", import.meta.url)));
            return { manifest: entries.filter(({ url }) => kept.has(url)), warnings: [] };
          },
        ],
      },
    }),
    precompress(),
  ],
  server: { host: "127.0.0.1", proxy: proxied },
  preview: { host: "127.0.0.1", proxy: proxied },
  build: {
    // A data: URL in a style or an image would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads in it which files belong to a screen.
    manifest: "manifest.json",
    reportCompressedSize: false,
    rolldownOptions: {
      // The public pages are written by the server: of a browser's build they need their style sheet alone.
      input: { index: "index.html", site: "src/site/site.css" },
      output: {
        codeSplitting: {
          // A request takes longer than a few kilobytes, so what is loaded together is one file: the libraries, which few
          // releases change, and our own code of every page; what stands around a screen; what every list has; what every form
          // has; the sentences of mistakes. Each screen is a file of its own, and the rest is split by who shares it.
          groups: [
            { name: "vendor", test: /\/node_modules\//, tags: ["$initial"], priority: 9 },
            {
              name: "app",
              test: /\/apps\/web\/src\/(?!main\.tsx|site\/)|\/packages\//,
              tags: ["$initial"],
              priority: 9,
            },
            // An icon of many screens would bring what else stands in the file of the one that was first.
            { name: "icons", test: /\/lucide-react\//, minShareCount: 6, priority: together.length + 1 },
            ...together.map(([name, test], at) => ({ name, test, priority: together.length - at })),
            {
              name: "kit",
              test: /\/apps\/web\/src\/(?!main\.tsx|app|features|shared)|lucide-react|\/packages\//,
              minShareCount: 50,
            },
          ],
        },
      },
    },
  },
});
