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
  /**
   * Of every signed-in page: what stands around a screen, what lists and forms of payments say of their fields, what is saved and
   * due, the figures that a payment changes; and the small styles of what many screens show, which cost a request each.
   */
  [
    "inside",
    /\/web\/src\/(format\/|forms\/(?!form-dialog|error-alert|error-messages)|ui\/(cx|button|field|text-field|select-field|amount-field|surface|shop-lines|paper|brand|pill|sign)\.|app\/shell\/(shell|bar|clock|horizontal-menu|fullscreen-toggle|user-menu|shortcuts)\.|navigation\/(?!leave-question|front-page|front-frame|shop-pages|site-titles|written-shop)|features\/messages\/notifications\/(bell\.|use-)|shared\/(rates\/|books\/(savings|why-not-paid|due-words))|list-page\/disclosure|ui\/(desk|theme|choices)\.|(ui\/(dialog|side-sheet|suggest-field)|shared\/(receipts|books)\/.*|features\/payments\/.*)\.css)|\/contracts\/src\/(payments\/(schemas|list-operations|refusals)|values\/(typed-number|sent-code)|reports\/(schemas|dashboard-operations)|books\/(savings-|book-operations|refusals))\.?|\/lucide-react\/.*\/(printer|lock|undo-2|shield-check|triangle-exclamation-point|chevron-right|chevrons-up-down)\./,
  ],
  /** Said when somebody makes a mistake. */
  ["sentences", /\/texts\/src\/en\/messages|\/web\/src\/(api\/messages|forms\/error-messages)/],
  ["dialogs", /\/@base-ui\/|\/@floating-ui\/|\/web\/src\/ui\/(dialog|confirm-dialog|side-sheet)\.tsx/],
  /** Of a customer's pages alone: their places, how they pay, what is kept for the time without a connection. */
  [
    "customer",
    /\/web\/src\/(app\/shell\/customer-(tabs|offline)|api\/kept\/(shown|kept-answers)|shared\/(customers\/points-fact|payments\/(pay-again|use-start-payment))|ui\/(hero|progress-ring)\.)|\/contracts\/src\/(payments\/online-operations|reports\/loyalty-operations)/,
  ],
  /** A file that comes from the server. */
  ["files", /\/web\/src\/(api\/download|ui\/save-as)\./],
  [
    "lists",
    /\/web\/src\/(list-page\/(?!days-panel|row-drawer\.tsx|save-view-form|date-range|branch-filter|download-button)|ui\/(table\/|data-table|pager|menu-button|use-popover|popover|search-field|use-too-wide)|shared\/books\/extra-columns)/,
  ],
  /** The list of payments, whose columns an opened row names as well. */
  ["transactions", /\/web\/src\/features\/payments\/transaction-(list-screen|columns)\./],
  /** How somebody says who they are. */
  [
    "sign-in",
    /\/web\/src\/(api\/passkeys|navigation\/(front-page|front-frame|shop-pages|site-titles)|shared\/session\/(send-again\.|second-step\/(asked|passkey-button))|ui\/password-field)|\/contracts\/src\/(session\/(profile|factor|mobile)-operations|site\/addresses)/,
  ],
  /** What the office looks at and counts. */
  [
    "office",
    /\/contracts\/src\/(payments\/(exceptions-operations|exception-schemas|refund-schemas|payout-number)|accounts\/(schemas|book-of-account-operations)|dues\/)/,
  ],
  /** What the counter asks for while a payment is typed, and the receipt, on paper and on a screen. */
  [
    "counter",
    /\/uqr\/|\/web\/src\/(ui\/(qr-code|print-area)|shared\/receipts\/(?!share-receipt)|features\/payments\/(receipt|counter\/(my-takings|counter))\.|shared\/books\/book-number-field|shared\/payments\/(payment-labels|payment-queries))|\/contracts\/src\/(receipts\/|settings\/(counter-operations|schemas)|books\/(search-operations|counter-operations|closing-operations|quote-|valuation-schemas|part-schemas)|payments\/(counter-operations|takings-operations)|days\/|clients\/(schemas|list-operations))|\/terms\/src\/(bill|json\/valuation-schemas)/,
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
      // The public pages are written by the server: of a browser's build they need their style sheets, and those that the program
      // takes over what meets it.
      input: {
        index: "index.html",
        site: "src/site/site.css",
        front: "src/site/front.css",
        late: "src/site/late-start.ts",
      },
      output: {
        codeSplitting: {
          // A request takes longer than a few kilobytes, so what is loaded together is one file: the libraries, which few
          // releases change, and our own code of every page; what stands around a screen; what every list has; what every form
          // has; the sentences of mistakes. Each screen is a file of its own, and the rest is split by who shares it.
          groups: [
            { name: "vendor", test: /\/node_modules\/|rolldown\/runtime/, tags: ["$initial"], priority: 99 },
            {
              name: "app",
              test: /\/apps\/web\/src\/(?!main\.tsx|site\/)|\/packages\//,
              tags: ["$initial"],
              priority: 99,
            },
            ...together.map(([name, test], at) => ({ name, test, priority: 2 * (together.length - at) })),
            // An icon of many screens would bring what else stands in the file of the one that was first.
            { name: "icons", test: /\/lucide-react\//, minShareCount: 10, priority: 2 * together.length - 1 },
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
