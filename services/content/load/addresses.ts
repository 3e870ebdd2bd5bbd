import { z } from 'zod'
import { articleState, dayOf } from '../model/article-state.ts'
import { urls } from '../model/urls.ts'
import { type Files, namesOf } from './files.ts'

/** An address that a file asks for, whether or not the rest of the file is in order. */
export interface Address {
  path: string
  file: string
  /** Why it is no page yet, in words; undefined for one that is. */
  hidden: string | undefined
  /** Its own problems keep nothing else from being built. */
  draft: boolean
}

/** Folders whose files are pages, and where each stands. */
const pageFolders = {
  pages: urls.page,
  offerings: urls.page,
  guides: urls.page,
  posts: urls.post,
  projects: urls.project,
} as const

const partOfService = z.object({
  prefix: z.string().optional().catch(undefined),
  except: z.array(z.unknown()).catch([]),
})

/**
 * In: the files. Out: every address they ask for, so that one fault in a file does not make all links
 * to it look broken.
 */
export function addresses(files: Files, today: Date): Address[] {
  const read = (folder: 'pages' | 'offerings' | 'guides' | 'posts' | 'projects') =>
    namesOf(files, folder)
      .map((name) => ({ path: pageFolders[folder](name), file: `content/${folder}/${name}.md` }))
      .map((address) => ({ ...address, ...standing(files.entries.get(address.file)?.data, today) }))
  return [
    ...read('pages'),
    ...read('offerings'),
    ...read('guides'),
    ...read('posts'),
    ...read('projects'),
    ...cellAddresses(files),
  ]
}

/** The addresses of the location pages: every service type in every town but those it leaves out. */
export function cellAddresses(files: Files): Address[] {
  const towns = namesOf(files, 'towns')
  return namesOf(files, 'services').flatMap((name) => {
    const file = `content/services/${name}.yaml`
    const service = partOfService.safeParse(files.entries.get(file)?.data).data
    return towns
      .filter((town) => !service?.except.includes(town))
      .map((town) => ({
        path: urls.location(service?.prefix ?? name, town),
        file,
        hidden: undefined,
        draft: false,
      }))
  })
}

const dated = z.object({ date: z.iso.date() })

/** Of what a file says of itself, whether or not the rest of it is in order. */
function standing(data: unknown, today: Date): Pick<Address, 'hidden' | 'draft'> {
  if (z.object({ draft: z.literal(true) }).safeParse(data).success)
    return { draft: true, hidden: 'a draft' }
  const { data: known } = dated.safeParse(data)
  const later = known && articleState({ draft: false, date: known.date }, dayOf(today)) !== 'live'
  return { draft: false, hidden: later ? `not there before ${known.date}` : undefined }
}
