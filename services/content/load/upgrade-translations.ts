import type { ContentTexts } from './upgrades.ts'

/** What forms lead to in Spanish: these pages named no `translation`. */
const originals: Readonly<Record<string, string>> = {
  gracias: 'thank-you',
  'gracias-guia': 'thank-you-guide',
}

/**
 * Renames the pages that were marked `language: es` after the pages that they translate, `pages/contacto.md` to
 * `pages/contact.es.md`, with their own name as `address`. One that names no `translation` stays: `npm run check` says
 * that it has no original.
 */
export function namedByLanguage(texts: ContentTexts): ContentTexts {
  const pages = [...texts].filter(([path]) => /^pages\/[^/]+\.md$/.test(path))
  const changed = new Map(texts)
  for (const [path, text] of pages) {
    const language = fieldOf(text, 'language')
    const name = path.slice('pages/'.length, -'.md'.length)
    const original = fieldOf(text, 'translation') ?? originals[name]
    const without = text.replace(frontMatter, (front) => front.replaceAll(replaced, ''))
    if (language !== 'es') changed.set(path, without)
    else if (original !== undefined) {
      changed.delete(path)
      changed.set(`pages/${original}.es.md`, without.replace(/^---\r?\n/, `$&address: ${name}\n`))
    }
  }
  return changed
}

const frontMatter = /^---\r?\n[^]*?\n---/
const replaced = /^(?:language|translation):.*\r?\n/gm

/** Returns a field of the front matter whose value is one word; undefined if it has none. */
const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: *['"]?([\\w-]+)`, 'm').exec(frontMatter.exec(text)?.[0] ?? '')?.[1]
