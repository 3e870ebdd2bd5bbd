/**
 * Starts a program from one bundled file instead of a thousand modules, in half the time. The bundle is
 * rebuilt whenever a file that goes into it has changed. Plain JavaScript, because it runs first.
 */
import { createHash } from 'node:crypto'
import module from 'node:module'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Bundles and runs a program.
 * @param {string} entry the program: scripts/build.ts
 * @param {string[]} sources the files and folders of its code, and anything else it generates code from
 * @param {string[]} external packages that are not bundled: native and seldom needed ones
 */
export async function runBundled(entry, sources, external) {
  const program = basename(entry, '.ts')
  const folder = join('node_modules/.cache/site', program)
  const files = ['package-lock.json', 'scripts/run-bundled.mjs', entry, ...sources.flatMap(filesIn)]

  const hash = createHash('sha256').update(process.version)
  const contentHash = createHash('sha256').update(process.version)
  for (const file of files) {
    const text = readFileSync(file)
    hash.update(`${file}\n`).update(text)
    if (file === 'package-lock.json' || file.startsWith(join('services', 'content')))
      contentHash.update(`${file}\n`).update(text)
  }
  // Validation results are cached under this hash (services/content/load/collections/collections.ts).
  process.env.CONTENT_CODE = contentHash.digest('hex')
  // The hash of all code, for other caches (scripts/build.ts).
  process.env.CODE = hash.digest('hex')
  const name = `${program}-${process.env.CODE.slice(0, 16)}`
  const file = join(folder, `${name}.mjs`)

  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true })
    await bundle({ entry, folder, name, external })
  }
  // From Node 22 on, compiled code is cached between runs, too.
  module.enableCompileCache?.(join(folder, 'compiled'))
  await import(pathToFileURL(file).href)
}

/** Returns a file, or all files of a folder except tests. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

async function bundle({ entry, folder, name, external }) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          [name]: entry,
          'compile-worker': 'services/content/load/bodies/compile-worker.ts',
        },
        output: {
          // With `.js`, Node would compile each file twice: first as CommonJS.
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Without comments and spaces it is read faster. Names stay, for stack traces.
          minify: { compress: false, mangle: false },
        },
      },
    },
  })
}
