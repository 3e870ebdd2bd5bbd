import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { pageScripts } from './renderer/head/scripts.ts'
import { api } from './scripts/vite/api.ts'
import { buildingGuide, generatedTextsPlugin, images } from './scripts/vite/published.ts'
import { content } from './scripts/vite/content.ts'

/** What pages are rendered with and the build has loaded, too, must be there once; the last one has an `eval` in it. */
const outside = ['react', 'react-dom', 'vike', 'gray-matter']

/** What the script of every page is made of, some of which other scripts import: one file of 3 kB. */
const everyPage =
  /[\\/](pages[\\/]\+client|renderer[\\/](client[\\/](attribution|connection|error-guard|fonts|page-data-id|pageviews|pictures|shell|storage|storage-keys)|islands[\\/]hydrate-on-interaction)|contract[\\/]count-path)\.ts$/

const browserCode = {
  // What that script loads by its address (`loadCode`), and what single pages have.
  input: { hydrate: 'pages/admin/hydrate.tsx', islands: 'pages/islands.ts', ...pageScripts },
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: {
      // Else Vite's preloading, a quarter of it, would be put into the script of every page, which has no use for it.
      groups: [
        { name: 'preload', test: /preload-helper/, priority: 1 },
        { name: 'page', test: everyPage },
      ],
    },
  },
}

export default defineConfig(({ command }) => ({
  // Two hundred names of chunks say nothing to whoever waits for the site.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [content(), generatedTextsPlugin(), images(), api(), react(), vike(), buildingGuide()],
  server: { port: Number(process.env['PORT'] ?? 3000) },
  // scripts/build/ puts it together with everything else.
  build: {
    outDir: '.cache/bundle',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: browserCode } },
    // What the build renders pages with: one file is read sooner than the four hundred of its libraries.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true, external: outside } } }),
  },
}))
