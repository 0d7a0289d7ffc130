import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that development looks at; `hyakki serve --public-url http://localhost:5173` lets it in. */
const server = process.env.HYAKKI_SERVER ?? "http://127.0.0.1:8765";
const proxy = { "/api": { target: server, ws: true } };

/** What the server sends with every page, so that a breach shows while we build. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy, port: 5173, strictPort: true, headers: { "Content-Security-Policy": policy } },
  build: {
    target: "es2022",
    // Drawings stay files: they are cached by themselves and never delay the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many tiny chunks cost more in requests than they save in bytes.
    rollupOptions: { output: { experimentalMinChunkSize: 8_000 } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
