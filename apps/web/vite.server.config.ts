import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds what the API writes the public pages with, with all that it needs, as its process has no libraries of the web. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  // React has another program for development, which is larger and slower.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/written/server.ts",
    outDir: "dist-server",
    reportCompressedSize: false,
    minify: true,
    target: "node24",
    // What is loaded later in a browser is a file of its own: nobody writes it.
    rolldownOptions: { output: { entryFileNames: "render-site.js" } },
  },
});
