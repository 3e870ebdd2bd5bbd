import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseJson } from '../contract/parse-json.ts'
import {
  publisherState,
  releaseName,
  type PublisherRequest,
  type PublisherState,
} from './contract.ts'

/** The places in the publisher's folder (PUBLISHER_DIR). Each is written by one account, except for `requests`. */
export const publisherPlaces = (folder: string) => ({
  /** Written by the publisher: what became of each push. */
  state: join(folder, 'state.json'),
  /** A link to the release that is shown. */
  current: join(folder, 'current'),
  /** Written by the build. */
  releases: join(folder, 'releases'),
  /** Written by the service. */
  requests: join(folder, 'requests'),
})

/** The name of the file of a build's output that has the hash of the code which made it. */
export const codeFile = 'code.txt'

/** Returns the hash of the code that made a build, such as `dist` or a release; undefined if it says none. */
export function codeOf(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, codeFile), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** Reads the publisher's state; undefined if it has written none, or another version's. */
export async function readPublisherState(folder: string): Promise<PublisherState | undefined> {
  const text = await readFile(publisherPlaces(folder).state, 'utf8').catch(() => '')
  return publisherState.safeParse(parseJson(text)).data
}

/**
 * Returns the folder of the release that the publisher shows; undefined: none, or one of other code than `ownBuild`, the
 * output of this installation. After an update the service shows its own build until the publisher has built again.
 */
export function publishedRelease(folder: string, ownBuild: string): string | undefined {
  const places = publisherPlaces(folder)
  try {
    const name = releaseName.parse(basename(readlinkSync(places.current)))
    const release = join(places.releases, name)
    const code = codeOf(release)
    return code !== undefined && code === codeOf(ownBuild) ? release : undefined
  } catch {
    return undefined
  }
}

/**
 * Asks the publisher for something. A repetition replaces the first, so a folder that nobody reads has few files.
 * @throws Error the folder cannot be written
 */
export function askPublisher(folder: string, request: PublisherRequest): void {
  const { requests } = publisherPlaces(folder)
  if (!existsSync(requests)) mkdirSync(requests, { recursive: true })
  const file = join(
    requests,
    `${request.ask}${request.ask === 'build' ? `-${request.commit}` : ''}`,
  )
  writeFileSync(`${file}.part`, JSON.stringify(request))
  // The publisher has an account of its own, in the group of the folder.
  chmodSync(`${file}.part`, 0o640)
  renameSync(`${file}.part`, `${file}.json`)
}
