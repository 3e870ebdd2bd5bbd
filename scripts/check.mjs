/**
 * `npm run check` in half the time: starts scripts/check.ts from one bundled file instead of some
 * five hundred modules. The bundle is made anew whenever a file that goes into it has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = 'node_modules/.cache/highpine/check'
const sources = ['services/content', 'scripts/check']
  .flatMap((room) => readdirSync(room, { recursive: true, withFileTypes: true }))
  .filter((found) => found.name.endsWith('.ts') && !found.name.endsWith('.test.ts'))
  .map((found) => join(found.parentPath, found.name))
  .sort()

const hash = createHash('sha256')
for (const file of ['package-lock.json', 'scripts/check.ts', ...sources])
  hash.update(`${file}\n`).update(readFileSync(file))
const name = `check-${hash.digest('hex').slice(0, 16)}.mjs`

if (!existsSync(join(folder, name))) await bundle()
await import(pathToFileURL(join(folder, name)).href)

async function bundle() {
  rmSync(folder, { recursive: true, force: true })
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['cspell-lib'] },
    build: {
      ssr: 'scripts/check.ts',
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
}
