import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../services/api/contract/paths.ts'
import { filesIn, type Output } from './output.ts'

/** Output of the bundlers: the browser's code, the page renderer, and the service. */
const bundleFolder = '.cache/bundle'
export const serverEntry = join(bundleFolder, 'server/entry.mjs')
/** Vike's command as a file, since Windows starts no scripts by their name. */
const vike = 'node_modules/vike/bin.js'
/** Written last: the hash of the bundled code. */
const stampFile = join(bundleFolder, 'hash.txt')

/**
 * Bundles the code, unless the existing bundles have the same hash.
 * @param hash of all code (scripts/run-bundled.mjs)
 * @throws what bundlers throw
 */
export async function bundleCode(hash: string): Promise<void> {
  if (isCodeBundled(hash)) return
  // A build of content for the publisher never bundles code (scripts/publisher).
  if (process.env['BUNDLED_CODE'] === 'required')
    throw new Error('This installation isn’t built: run npm run build in its folder.')
  rmSync(bundleFolder, { recursive: true, force: true })
  console.log('code: bundling what browsers and the service run...')
  // A separate process: in this one it would keep watching and log every page.
  const bundler = spawn(process.execPath, [vike, 'build'], { stdio: 'inherit' })
  await once(bundler, 'exit')
  if (bundler.exitCode !== 0) throw new Error('The code could not be bundled: see above.')
  // Loaded lazily: loading Vite takes longer than writing all the pages.
  const { bundleService } = await import('./bundle-service.ts')
  await bundleService(join(bundleFolder, 'service'))
  writeFileSync(stampFile, hash)
}

export const isCodeBundled = (hash: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash

/** The name of the bundled service worker of the admin, before its hash. */
export const workerName = 'admin-worker'
const isWorker = (file: string): boolean => new RegExp(`/${workerName}\\.[\\w-]+\\.js$`).test(file)

/**
 * Copies the bundles to dist; the service worker to the address that it controls pages from, which has no hash.
 * @returns their paths there
 */
export async function copyCode(output: Output): Promise<string[]> {
  const copied: string[] = []
  for (const part of ['client', 'service'])
    for (const file of filesIn(join(bundleFolder, part))) {
      const target = part === 'client' && isWorker(`/${file}`) ? paths.admin.worker.slice(1) : file
      await output.copy(join(bundleFolder, part, file), `${part}/${target}`)
      copied.push(`${part}/${target}`)
    }
  return copied
}
