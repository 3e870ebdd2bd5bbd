import { notYetPublished } from '../../services/content/model/preview-path.ts'
import type { Site } from '../../services/content/model/site.ts'

/** In: the site. Out: a line for each piece that no visitor can read yet, with why and where it can be read. */
export const notYetLines = (site: Pick<Site, 'unpublished'>): string[] =>
  notYetPublished(site).map(({ file, draft, date, preview }) =>
    draft
      ? `${file} — is a draft: \`npm run dev\` shows it at ${preview}; take the line “draft: true” away when it is done`
      : `${file} — waits for ${date}: \`npm run dev\` shows it at ${preview}; the first build on that day or later publishes it`,
  )
