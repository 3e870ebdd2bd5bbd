import { readdirSync, readFileSync } from 'node:fs'
import { dayOf } from '../services/content/model/office-days.ts'

const folder = 'content/openings'

/** The jobs that are open today, by their file names: each has a page until its last day. */
export const openJobs: readonly string[] = readdirSync(folder)
  .filter((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const day = (field: string) => new RegExp(`^${field}: (\\S+)`, 'm').exec(text)?.[1] ?? ''
    const today = dayOf(new Date())
    return day('posted') <= today && today <= day('until')
  })
  .map((file) => file.replace(/\.yaml$/, ''))
