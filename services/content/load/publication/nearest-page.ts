import { z } from 'zod'
import { nameIn } from '../../model/languages.ts'
import { urls } from '../../model/urls.ts'
import type { PageAddress } from '../checks/page-addresses.ts'
import { type ContentFiles, namesOf } from '../files/read-files.ts'

const listing = z.object({ template: z.string(), lists: z.string().optional().catch(undefined) })
const aboutOffering = z.object({ offering: z.string() })

/** The page that lists the entries of a folder, by the fields of that page. */
const listOf: Readonly<Record<string, { template: string; lists?: string }>> = {
  posts: { template: 'index', lists: 'posts' },
  guides: { template: 'index', lists: 'guides' },
  projects: { template: 'index', lists: 'projects' },
  costs: { template: 'index', lists: 'costs' },
  openings: { template: 'careers' },
  'building-guide': { template: 'building-guide' },
}

/**
 * Returns the page that is nearest to one that goes: the page of a location page's trade, the list of its kind, the page of all
 * services, or the home page; in its language where that has it.
 * @param files the content with the page
 * @param pages those that stay
 */
export function nearestPage(
  { file, language, cell }: Omit<PageAddress, 'publication'>,
  files: ContentFiles,
  pages: readonly Pick<PageAddress, 'file' | 'path'>[],
): string {
  const dataOf = (each: string) => files.entries.get(each)?.data
  const pageIn = (folder: string, name: string) => {
    const fileOf = (inLanguage: string) =>
      `content/${folder}/${nameIn(inLanguage, name, files.language)}.md`
    const found = [language, files.language].flatMap(
      (each) => pages.find((page) => page.file === fileOf(each)) ?? [],
    )
    return found[0]?.path
  }
  const [, folder = ''] = file.split('/')
  const service = `content/services/${file.slice(file.lastIndexOf('/') + 1).split('.')[0]}.yaml`
  const offering =
    cell &&
    (aboutOffering.safeParse(dataOf(file)).data ?? aboutOffering.safeParse(dataOf(service)).data)
  const list = listOf[folder]
  const listPage =
    list &&
    namesOf(files, 'pages').find((name) => {
      const { data } = listing.safeParse(dataOf(`content/pages/${name}.md`))
      return data?.template === list.template && data.lists === list.lists
    })
  const isAboutServices = ['towns', 'services', 'offerings'].includes(folder)
  return (
    (offering && pageIn('offerings', offering.offering)) ??
    (listPage === undefined ? undefined : pageIn('pages', listPage)) ??
    (isAboutServices ? pageIn('pages', 'services') : undefined) ??
    pageIn('pages', 'home') ??
    urls.home
  )
}
