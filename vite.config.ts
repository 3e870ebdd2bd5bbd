import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { api } from './scripts/vite/api.ts'
import { buildingGuide, generatedTextsPlugin, images } from './scripts/vite/published.ts'
import { content } from './scripts/vite/content.ts'

/**
 * What most public pages need travels as one file and is kept: six requests instead of a dozen. Not
 * the contract's schemas: with them their library would come along.
 */
const shared =
  /[\\/](renderer|services[\\/]content[\\/]model|contract[\\/](limits|paths|service-types))/
const shell = { name: 'shell', test: shared, minShareCount: 5 }

/** What pages are rendered with and the build has loaded, too, must be there once; the last one has an `eval` in it. */
const outside = ['react', 'react-dom', 'vike', 'gray-matter']

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
    // What the build renders pages with: one file is read sooner than the four hundred of its libraries.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true, external: outside } } }),
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shell] } } } } },
  },
}))
