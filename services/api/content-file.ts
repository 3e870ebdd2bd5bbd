import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentReport } from './contract/content-report.ts'
import type { ContentDesk } from './http/routes/admin-content.ts'

/**
 * Reads what the build wrote for staff, when they ask: dist/content.json, and dist/previews with the
 * pages of drafts. In: the folder, `dist`.
 */
export const contentIn = (folder: string): ContentDesk => ({
  report: async () => {
    const text = await readFile(join(folder, 'content.json'), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : contentReport.parse(JSON.parse(text))
  },
  preview: (kind, slug) =>
    readFile(join(folder, 'previews', kind, slug, 'index.html'), 'utf8').catch(() => undefined),
})
