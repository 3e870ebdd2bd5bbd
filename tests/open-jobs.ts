import { readdirSync, readFileSync } from 'node:fs'
import { dayOf } from '../services/content/model/office-days.ts'

const today = dayOf(new Date())

/** Returns the files of a folder of YAML whose text passes, by their names. */
const filesWhere = (folder: string, passes: (text: string) => boolean): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && passes(readFileSync(`${folder}/${file}`, 'utf8')))
    .map((file) => file.replace(/\.yaml$/, ''))

const dayIn = (text: string, field: string) =>
  new RegExp(`^${field}: (\\S+)`, 'm').exec(text)?.[1] ?? ''

/** The jobs that are open today: each has a page until its last day. */
export const openJobs = filesWhere(
  'content/openings',
  (text) => dayIn(text, 'posted') <= today && today <= dayIn(text, 'until'),
)

/** The cost guides that have a price range today: the others are in no list, search or index. */
export const pricedGuides = filesWhere('content/costs', (text) =>
  [...text.matchAll(/^ +(?:- )?expires: (\S+)/gm)].some(([, until = '']) => today <= until),
)
