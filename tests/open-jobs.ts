import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../services/content/load/files/folder.ts'
import { siteNow } from '../services/content/index.ts'
import { dayOf } from '../services/content/model/office-days.ts'

const business = readFileSync(join(contentFolder(), 'business.yaml'), 'utf8')
const timeZone = /^ +timeZone:\s*\{?\s*name: ([\w/]+)/m.exec(business)?.[1] ?? 'UTC'
/** Today's, or that of the build whose files are read (content/setup.ts). */
const today = dayOf(siteNow(), timeZone)

/** Returns the files of a folder of content whose text passes, by their names. */
const filesWhere = (name: string, passes: (text: string) => boolean): readonly string[] => {
  const folder = join(contentFolder(), name)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && passes(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/\.yaml$/, ''))
}

const dayIn = (text: string, field: string) =>
  new RegExp(`^${field}: (\\S+)`, 'm').exec(text)?.[1] ?? ''

/** The jobs that are open today: each has a page until its last day. */
export const openJobs = filesWhere(
  'openings',
  (text) => dayIn(text, 'posted') <= today && today <= dayIn(text, 'until'),
)

/** The cost guides that have a price range today: the others are in no list, search or index. */
export const pricedGuides = filesWhere('costs', (text) =>
  [...text.matchAll(/^ +(?:- )?expires: (\S+)/gm)].some(([, until = '']) => today <= until),
)
