import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds what the API writes the public pages with: one file with all that it needs, as its process has no libraries of the web. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  // React has another program for development, which is larger and slower.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "src/site/render-site.tsx",
    outDir: "dist-server",
    reportCompressedSize: false,
    minify: true,
    target: "node24",
    rolldownOptions: { output: { entryFileNames: "render-site.js", codeSplitting: false } },
  },
});
