import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a site can do without, in the folder of valid content beside this file. */
const optionalFiles = [
  'authors.yaml',
  'building-guide',
  'claims.yaml',
  'guides',
  'pages/blog.md',
  'pages/building-guide.md',
  'pages/careers.md',
  'pages/contact.es.md',
  'pages/what-jobs-cost.md',
  'pages/thank-you.es.md',
  'pages/thank-you-guide.es.md',
  'pages/insider.md',
  'pages/projects.md',
  'pages/thank-you-guide.md',
  'posts',
  'projects',
  'redirects.yaml',
  'region-factor.yaml',
  'replies',
  'testimonials.yaml',
  'why-us.yaml',
]

/** Replaces a text in a file of content. @throws Error it isn't there */
export async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  await writeFile(file, changed)
}

/**
 * Writes valid content with nothing that a site can do without: four pages, two services in a town, no Spanish, guide,
 * articles, projects, claims, reasons, accounts, and a home page without blocks.
 * @param folder the content folder to write
 */
export async function writeSmallContent(folder: string): Promise<void> {
  await cp(join(import.meta.dirname, 'base/content'), folder, { recursive: true })
  for (const file of optionalFiles) await rm(join(folder, file), { recursive: true })
  for (const ending of ['svg', 'yaml'])
    await cp(
      join(folder, `images/town.${ending}`),
      join(folder, `images/service-area-map.${ending}`),
    )
  for (const name of ['roofing', 'home-services'])
    await edit(join(folder, `offerings/${name}.md`), '[the roof guide](/metal-roofs#snow)', 'us')
  await edit(join(folder, 'services/home-services.yaml'), "'{claim.rating}'", '4 of 5')
  await edit(join(folder, 'business.yaml'), /social:\n(?: {2}.*\n)*/, '')
  await edit(
    join(folder, 'navigation.yaml'),
    "Testimonials, href: '/#testimonials'",
    "Contact, href: '/contact'",
  )
  await edit(join(folder, 'pages/home.md'), /blocks:\n[^]*?---/, 'blocks: []\n---')
}
