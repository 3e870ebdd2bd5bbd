import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { pageScripts, pageStyles } from './renderer/head/scripts.ts'
import { workerName } from './scripts/build/code.ts'
import { api } from './scripts/vite/api.ts'
import { buildingGuide, generatedTextsPlugin, images, textFiles } from './scripts/vite/published.ts'
import { content } from './scripts/vite/content.ts'
import { icons } from './scripts/vite/site-look.ts'
import { InvalidSettingsError } from './services/api/config.ts'
import { loadSettingsFile } from './services/api/settings-file.ts'

/**
 * Packages that pages use and the build has loaded, too, so only one copy may exist; the last one contains an
 * `eval`.
 */
const outside = ['react', 'react-dom', 'vike', 'gray-matter']

/** Named apart from the scripts of the same name. */
const styleSheets = Object.fromEntries(
  Object.entries(pageStyles).map(([name, file]) => [`${name}-styles`, file]),
)

const browserCode = {
  // Code that that script loads by its address (`loadCode`), and the scripts of single pages.
  input: {
    hydrate: 'pages/admin/hydrate.tsx',
    islands: 'pages/islands.ts',
    [workerName]: 'pages/admin/worker.ts',
    ...pageScripts,
    ...styleSheets,
  },
  preserveEntrySignatures: 'allow-extension' as const,
  // Timing plugins prints a warning about a group of chunks that Vike adds.
  checks: { pluginTimings: false },
  // A constant of another module is written where it is used, instead of exported.
  optimization: { inlineConst: true },
  output: {
    codeSplitting: {
      // Otherwise Vite's preload helper would be a quarter of the script of every page, which does not use it.
      groups: [
        { name: 'preload', test: /preload-helper/, priority: 1 },
        // The script of every page with all that it imports, also what other scripts share: one file of 3 kB.
        { name: 'page', test: /[\\/]pages[\\/]\+client\.ts$/ },
      ],
    },
  },
}

/** Before the first plugin reads content. */
function loadSettings(): void {
  try {
    loadSettingsFile()
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

export default defineConfig(({ command }) => {
  loadSettings()
  return {
    // Two hundred chunk names are no use to the person who builds the site.
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [
      content(),
      generatedTextsPlugin(),
      images(),
      textFiles(),
      icons(),
      api(),
      react(),
      vike(),
      buildingGuide(),
    ],
    // Every file that is served is made from content or code.
    publicDir: false,
    // Otherwise a build beside `npm run dev` would reload the open page for each file that it writes.
    server: {
      port: Number(process.env['PORT'] ?? 3000),
      watch: { ignored: [resolve('dist/**'), resolve('.cache/**')] },
    },
    // scripts/build/ combines it with everything else.
    build: {
      outDir: '.cache/bundle',
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    environments: {
      client: { build: { rolldownOptions: browserCode } },
      // Bundles the page renderer with its libraries: one file is read faster than four hundred.
      ...(command === 'build' && { ssr: { resolve: { noExternal: true, external: outside } } }),
    },
  }
})
