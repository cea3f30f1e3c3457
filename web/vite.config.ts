import { defineConfig } from 'vite';

// The built page is committed, so that cargo alone can build the server: fixed names, no hashes.
export default defineConfig({
  // Relative addresses: the static site may lie in any folder.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../crates/nimatron-web/page',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      output: { entryFileNames: 'app.js', assetFileNames: 'app.[ext]', codeSplitting: false },
    },
  },
  // `npx vite` serves the sources and asks a running `nimatron serve`.
  // The server answers no page of another origin, so the requests keep the page's own.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7446', changeOrigin: false } } },
});
