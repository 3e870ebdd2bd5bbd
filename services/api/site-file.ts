import { readFile } from 'node:fs/promises'
import { siteFile, type SiteFile } from './contract/site.ts'

/** dist/site.json is missing or not what the build writes. For people, no stack. */
export class NoSite extends Error {
  override name = 'NoSite'
}

/** Reads what the build wrote for the service. @throws NoSite */
export async function readSiteFile(path: string): Promise<SiteFile> {
  const text = await readFile(path, 'utf8').catch((fault: unknown) => {
    throw new NoSite(`The built site is not there (${path}). Run “npm run build” first.`, {
      cause: fault,
    })
  })
  const parsed = siteFile.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')} — ${message}`)
  throw new NoSite(
    `${path} is not what the service expects. Run “npm run build” again.\n${lines.join('\n')}`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
