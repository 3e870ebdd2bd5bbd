import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile, ContentProblem, EntryPlan } from '../../services/api/editing/contract.ts'
import type { EngineJobs } from '../../services/api/editing/engine-contract.ts'
import { fileFault } from '../../services/content/load/checks/text-files.ts'
import { findMisplaced } from '../../services/content/load/files/placement.ts'
import {
  beginningOf,
  type ContentFiles,
  readFiles,
} from '../../services/content/load/files/read-files.ts'
import { strings } from '../../services/content/model/location/placeholders.ts'
import { fieldName, fileProblem, positionAt } from '../../services/content/model/problem.ts'
import { describeFile, fileUrl } from '../../services/content/model/text-files.ts'
import { markdownTargets, splitHref } from '../content-commands/links.ts'

/** The files to download or to play, as the list has them. */
export const downloadsIn = ({ files, language }: ContentFiles): ContentFile[] =>
  [...files.values()].map((file) => {
    const words = file.name.replace(/\.\w+$/, '').replaceAll('-', ' ')
    return {
      ...{ file: `files/${file.name}`, kind: 'files', language, state: 'live' },
      title: `${words.charAt(0).toUpperCase()}${words.slice(1)} (${describeFile(file, 'en')})`,
    }
  })

/** What the check says of a file that is to be among those of the folder: of its name, its kind and its size. */
export function checkDownload(job: EngineJobs['download']['job']): ContentProblem[] {
  const { folder, cache, file, at, replaces } = job
  const misplaced = findMisplaced(file, readFiles(folder, cache).languages)?.problem
  const name = file.slice('files/'.length)
  const fault = misplaced ?? takenFault(folder, name, replaces)
  const found = fault ?? fileFault({ name, ...beginningOf(at) })
  if (!found) return []
  const { reason, repair } = found
  return [{ ...fileProblem(`content/${file}`, { reason, repair }), severity: 'error' }]
}

/** Nothing is replaced that nobody meant, also where capitals make no difference. */
function takenFault(folder: string, name: string, replaces: boolean) {
  const place = join(folder, 'files')
  const there = existsSync(place) ? readdirSync(place) : []
  if (replaces)
    return there.includes(name)
      ? undefined
      : {
          reason: 'isn’t there any more',
          repair: 'add it as a new file',
        }
  return there.some((each) => each.toLowerCase() === name)
    ? {
        reason: 'has the name of a file that is there',
        repair: 'give it another name, or replace that file',
      }
    : undefined
}

/** Every place that links, plays or names a file. */
export function usesOfDownload(files: ContentFiles, name: string): EntryPlan['refers'] {
  const url = fileUrl(name)
  const isIt = (text: string) => text === name || splitHref(text).path === url
  return [...files.entries.values()].flatMap((entry) => {
    const file = entry.file.slice('content/'.length)
    const fields = [...strings(entry.data)].flatMap(({ path, text }) =>
      isIt(text) ? { file, line: entry.locate(path).line, field: fieldName(path) } : [],
    )
    const text = file.endsWith('.md') ? (files.texts.get(entry.file)?.() ?? '') : ''
    const links = text.includes(url) ? markdownTargets(entry.file, text) : []
    const inText = links.flatMap(({ target, start }) =>
      isIt(target) ? { file, line: positionAt(text, start).line, field: '' } : [],
    )
    return [...fields, ...inText]
  })
}
