import { basename, dirname, join, resolve } from 'node:path'
import { httpError } from '../http/http-errors.ts'
import { buildRetryMs, type Publication, type PublishingStatus } from './contract.ts'
import {
  askPublisher,
  codeOf,
  publishedRelease,
  publisherPlaces,
  readPublisherState,
} from './publisher-folder.ts'

/** The settings that say where the publisher works, and which build this installation made itself. */
interface PublishingSettings {
  publisherDir: string | undefined
  publisherWebhookSecret: string | undefined
  /** Of this installation's own build. */
  siteJson: string
}

/** After this time without a look, besides the pause that is set, the publisher's process may have stopped. */
const silentMs = 5 * 60_000
/** No build takes longer. */
const longestBuildMs = 60 * 60_000

/**
 * Returns what Settings → Publishing shows.
 * @param place where the site is that visitors see
 */
export async function publishingStatus(
  { publisherDir: folder, publisherWebhookSecret: secret, siteJson }: PublishingSettings,
  place: { siteJson: string } | undefined,
  now: Date,
): Promise<PublishingStatus> {
  if (folder === undefined) return { success: true, waiting: false }
  const state = await readPublisherState(folder)
  if (!state) return { success: true, waiting: true }
  const code = codeOf(dirname(siteJson))
  const { repository, branch, lookedAt, trouble, building, publications } = state
  const shown = place && releaseIn(folder, dirname(place.siteJson))
  const last = Date.parse(building?.since ?? lookedAt ?? state.startedAt)
  const patience = building ? longestBuildMs : silentMs + 3 * state.lookSeconds * 1000
  return {
    success: true,
    waiting: false,
    publisher: {
      ...{ repository, branch, folder: state.folder, lookedAt, trouble, building },
      ownBuild: shown === undefined,
      publications: publications.map((one) => ({
        ...one,
        current: one.release !== undefined && one.release === shown,
        showable: one.outcome === 'published' && one.release !== undefined && one.engine === code,
      })),
      silent: now.getTime() - last > patience,
      webhook: secret !== undefined,
    },
  }
}

/** Returns the name of the release in a folder; undefined: it is another build. */
function releaseIn(publisher: string, folder: string): string | undefined {
  const { releases } = publisherPlaces(publisher)
  return resolve(dirname(folder)) === resolve(releases) ? basename(folder) : undefined
}

/** The build of a commit that visitors don't see: its folder; none yet; or none, since it can't be built. */
export type PreviewBuild = { folder: string } | 'building' | 'refused'

/**
 * Returns the build of a commit for previews, and asks the publisher for one where there is none.
 * @throws HttpError no publisher is set up, or its folder can't be written
 */
export async function previewBuild(
  { publisherDir: folder, siteJson }: Pick<PublishingSettings, 'publisherDir' | 'siteJson'>,
  commit: string,
  now: Date,
): Promise<PreviewBuild> {
  const state = folder === undefined ? undefined : await readPublisherState(folder)
  if (folder === undefined || !state) throw httpError('no_publisher')
  const code = codeOf(dirname(siteJson))
  const known = [...state.builds, ...state.publications].filter(
    (one) => one.commit === commit && one.engine === code,
  )
  const built = known.find(({ release }) => release !== undefined)?.release
  if (built !== undefined) return { folder: join(publisherPlaces(folder).releases, built) }
  const isHopeless = ({ outcome, at }: Publication) =>
    outcome === 'refused' ||
    outcome === 'engine' ||
    (outcome === 'failed' && now.getTime() - Date.parse(at) < buildRetryMs)
  if (known.some(isHopeless)) return 'refused'
  try {
    askPublisher(folder, { ask: 'build', commit })
  } catch (cause) {
    throw new Error('The folder of the publisher can’t be written.', { cause })
  }
  return 'building'
}

/** Returns the newest push if it was not published; undefined if it was, or without a publisher. */
export async function refusedPush(folder: string | undefined): Promise<Publication | undefined> {
  const [last] = (folder && (await readPublisherState(folder))?.publications) || []
  return last && last.outcome !== 'published' ? last : undefined
}

/** A release that can't be shown is tried again after this time. */
const showRetryMs = 10 * 60_000

/**
 * Returns a function that has the service show what the publisher shows, if that is another release than the last time. One that
 * can't be shown is tried again after ten minutes, or another one is.
 * @param folder that of the publisher
 * @param ownBuild the output of this installation, which is shown at first
 * @param show shows a release; if it rejects, visitors see the one before
 */
export function followPublisher({
  folder,
  ownBuild,
  show,
}: {
  folder: string
  ownBuild: string
  show: (release: string) => Promise<void>
}): () => Promise<void> {
  let last: string | undefined
  let failed: { release: string; retryAt: number } | undefined
  return async () => {
    const release = publishedRelease(folder, ownBuild)
    if (release === undefined || release === last) return
    if (failed?.release === release && performance.now() < failed.retryAt) return
    failed = { release, retryAt: performance.now() + showRetryMs }
    await show(release)
    last = release
    failed = undefined
  }
}
