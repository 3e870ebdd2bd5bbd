import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { contentModules } from '../vite/content.ts'

/** Everything that a bundle is made from, besides what content gives to the browser's code. */
const folders = ['pages', 'renderer', 'services', 'scripts/build', 'scripts/vite', 'public']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']

const record = '.cache/code.json'
const bundled = z.object({
  /** Of all that they were made from. */
  hash: z.string(),
  /** The files of the browser's bundle in the folder of the site. */
  files: z.array(z.string()),
})

/**
 * Whether the bundles that are there are those of today's code, by its hash. If so, everything else is removed from
 * the folder of the site: what an earlier build wrote for content that is gone must not stay.
 */
export function codeIsBundled(site: string, hash: string): boolean {
  const kept = readRecord()
  if (kept?.hash !== hash) return false
  const there = filesIn(site)
  const wanted = new Set(kept.files)
  if (kept.files.some((file) => !there.includes(file))) return false
  if (filesIn('dist/server').length === 0 || filesIn('dist/service').length === 0) return false
  for (const file of there) if (!wanted.has(file)) rmSync(join(site, file))
  return true
}

/** Bundles the browser's code, what pages are written with, and the service. @throws what bundlers throw */
export async function bundleCode(site: string, hash: string): Promise<void> {
  rmSync(record, { force: true })
  console.log('code: bundling what browsers and the service run...')
  // A program of its own: inside this one it would go on watching, and tell of every page.
  const bundler = spawn('vike', ['build'], { stdio: 'inherit' })
  await once(bundler, 'exit')
  if (bundler.exitCode !== 0) throw new Error('The code could not be bundled: see above.')
  // Loaded when it is needed: Vite takes longer to load than all the pages to write.
  const { bundleService } = await import('./service-code.ts')
  await bundleService()
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify({ hash, files: filesIn(site) }))
}

function readRecord(): z.infer<typeof bundled> | undefined {
  try {
    return bundled.parse(JSON.parse(readFileSync(record, 'utf8')))
  } catch {
    return undefined
  }
}

/** Of all that bundles are made from. */
export function hashOfCode(): string {
  const hash = createHash('sha256').update(process.version)
  const sources = folders.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
  for (const file of [...files, ...sources.sort()])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  for (const module of Object.values(contentModules)) hash.update(module())
  return hash.digest('hex')
}

/** Every file in a folder, by its path there; none when there is no folder. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  } catch {
    return []
  }
}
