/** Puts the offline page together: one file that holds its scripts, its words, and a Python. The library comes last,
 * when `hokm verify --page` writes the page (see src/hokm/cli/verify.py). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const web = createRequire(resolve(here, "../package.json"));
const { build } = await import(web.resolve("vite"));
const product = resolve(argv[2] ?? resolve(here, "../../build/offline/verify.html"));

const python = (name) => readFileSync(resolve(here, "node_modules/pyodide", name));

/** One module with all that it imports. */
async function bundled(entry) {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: "warn",
    define: { __PYTHON__: JSON.stringify(JSON.parse(python("pyodide-lock.json").toString()).info) },
    resolve: { alias: { "@fluent/bundle": resolve(here, "../node_modules/@fluent/bundle") } },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: resolve(here, entry), output: { format: "es" } },
    },
  });
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files`);
  return output[0].code;
}

const base64 = (bytes) => bytes.toString("base64");
const compressed = (bytes) => base64(gzipSync(bytes, { level: 9 }));
const parts = {
  "<!-- loader -->": compressed(python("pyodide.mjs")),
  "<!-- module -->": compressed(python("pyodide.asm.mjs")),
  "<!-- wasm -->": compressed(python("pyodide.asm.wasm")),
  "<!-- stdlib -->": base64(python("python_stdlib.zip")),
  "<!-- worker -->": compressed(Buffer.from(await bundled("worker.ts"))),
  "/* style */": readFileSync(resolve(here, "style.css"), "utf8"),
  "/* page */": (await bundled("page.ts")).replaceAll("</script", "<\\/script"),
};
let page = readFileSync(resolve(here, "index.html"), "utf8");
for (const [place, part] of Object.entries(parts)) {
  if (page.split(place).length !== 2) throw new Error(`index.html needs one place for ${place}`);
  page = page.replace(place, () => part);
}
mkdirSync(dirname(product), { recursive: true });
writeFileSync(product, page);
