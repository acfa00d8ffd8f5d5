import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/**
 * Emits `sw.js` from `src/sw.js`: the list of built files, and a version that changes when any of them does.
 * The files of `public/` are few and named here, because they do not pass through the bundle.
 */
function serviceWorker(): Plugin {
  const publicFiles = ["/icon.svg", "/manifest.webmanifest"];
  return {
    name: "hokm-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.endsWith(".map")).sort();
      const hash = createHash("sha256");
      for (const name of names) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const built = names.filter((name) => name !== "index.html").map((name) => `/${name}`);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(["/", ...publicFiles, ...built]));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: env["HOKM_STATIC_DIR"] ?? "../build/client",
    emptyOutDir: true,
    target: "es2022",
    // No script or picture may be written into the page itself: the server sends a strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // `npx vite` during development, beside `./hokm serve --port 8000`.
    proxy: {
      "/api": "http://localhost:8000",
      "/ws": { target: "ws://localhost:8000", ws: true },
    },
  },
});
