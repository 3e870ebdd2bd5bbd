import { readFile } from 'node:fs/promises'
import { languageOf } from '../../content/model/languages.ts'
import { siteFile, type SiteFile, type SitePage } from './contract.ts'
import type { Language } from '../contract/language.ts'
import { parseJson } from '../contract/parse-json.ts'
import { join } from 'node:path'
import { contentReport } from './content-report-contract.ts'
import type { ServedFiles } from './served-files.ts'

/** dist/site.json is missing or invalid. Shown without a stack. */
export class SiteFileError extends Error {
  override name = 'SiteFileError'
}

/** Reads what the build wrote for the service. @throws SiteFileError */
export async function readSiteFile(path: string): Promise<SiteFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new SiteFileError(`There’s no built site at ${path}. Run “npm run build” first.`, {
      cause: error,
    })
  })
  const parsed = siteFile.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')} — ${message}`)
  throw new SiteFileError(
    `${path} isn’t what the service expects. Run “npm run build” again.\n${lines.join('\n')}`,
  )
}

/** Returns a lookup of pages by path. */
export function indexPages({
  pages,
}: Pick<SiteFile, 'pages'>): (path: string) => SitePage | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return (path) => byPath.get(path)
}

/** Returns a lookup of a page's language by path; for unknown pages that with which the path begins. */
export function indexLanguages(
  site: Pick<SiteFile, 'pages' | 'languages'>,
): (path: string) => Language {
  const find = indexPages(site)
  return (path) => find(path)?.language ?? languageOf(path, site.languages)
}

/** Reads the build's output for staff on demand: dist/content.json. @param files of the edition that is served */
export const openBuiltContent = (files: ServedFiles) => ({
  /** Reads the content report; undefined if the build wrote none. */
  report: async () => {
    const text = await readText(files, 'content.json')
    return text === undefined ? undefined : contentReport.parse(JSON.parse(text))
  },
})
export type BuiltContent = ReturnType<typeof openBuiltContent>

async function readText(files: ServedFiles, name: string): Promise<string | undefined> {
  const folder = await files.find(name)
  return folder && readFile(join(folder, name), 'utf8').catch(() => undefined)
}
