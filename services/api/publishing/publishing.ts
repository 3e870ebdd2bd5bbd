import { dirname } from 'node:path'
import type { Publication, PublishingStatus } from './contract.ts'
import { codeOf, publishedRelease, readPublisherState } from './publisher-folder.ts'

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

/** Returns what Settings → Publishing shows. */
export async function publishingStatus(
  { publisherDir: folder, publisherWebhookSecret: secret, siteJson }: PublishingSettings,
  now: Date,
): Promise<PublishingStatus> {
  if (folder === undefined) return { success: true, waiting: false }
  const state = await readPublisherState(folder)
  if (!state) return { success: true, waiting: true }
  const code = codeOf(dirname(siteJson))
  const { repository, branch, lookedAt, trouble, building, current, publications } = state
  const last = Date.parse(building?.since ?? lookedAt ?? state.startedAt)
  const patience = building ? longestBuildMs : silentMs + 3 * state.lookSeconds * 1000
  return {
    success: true,
    waiting: false,
    publisher: {
      ...{ repository, branch, folder: state.folder, lookedAt, trouble, building, current },
      publications: publications.map((one) => ({
        ...one,
        current: one.release !== undefined && one.release === current,
        showable: one.outcome === 'published' && one.release !== undefined && one.engine === code,
      })),
      silent: now.getTime() - last > patience,
      webhook: secret !== undefined,
    },
  }
}

/** Returns the newest push if it was not published; undefined if it was, or without a publisher. */
export async function refusedPush(folder: string | undefined): Promise<Publication | undefined> {
  const [last] = (folder && (await readPublisherState(folder))?.publications) || []
  return last && last.outcome !== 'published' ? last : undefined
}

/**
 * Returns a function that has the service show what the publisher shows, if that is another release than the last time. A
 * release that can't be shown is left alone until there is another one.
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
  return async () => {
    const release = publishedRelease(folder, ownBuild)
    if (release === undefined || release === last) return
    // Also if it fails: it would fail in a second, too.
    last = release
    await show(release)
  }
}
