import { resolve } from 'node:path'
import { z } from 'zod'
import { InvalidSettingsError } from '../../services/api/config.ts'
import {
  contentBranch,
  contentFolder,
  contentRepository,
  optional,
} from '../../services/api/environment.ts'

const environment = z.object({
  CONTENT_REPOSITORY: contentRepository,
  CONTENT_BRANCH: optional(contentBranch),
  CONTENT_FOLDER: optional(contentFolder),
  PUBLISHER_DIR: optional(z.string()),
  PUBLISHER_LOOK_SECONDS: optional(
    z.coerce.number('must be a number of seconds').int().min(1, 'must be a number of seconds'),
  ),
  PUBLISHER_BUILD: optional(z.enum(['here', 'unit'], 'must be here or unit')),
})

/**
 * Reads the settings of the publisher. @throws InvalidSettingsError with all problems at once
 */
export function readPublisherSettings(given: NodeJS.ProcessEnv) {
  const { success, data, error } = environment.safeParse(given)
  if (!success)
    throw new InvalidSettingsError(
      `These settings are wrong:\n${error.issues.map(({ path, message }) => `  ${String(path[0])} — ${message}`).join('\n')}`,
    )
  return {
    repository: data.CONTENT_REPOSITORY,
    branch: data.CONTENT_BRANCH ?? 'main',
    /** The content folder in the repository. */
    folder: data.CONTENT_FOLDER ?? 'content',
    /** Where the publisher works; absolute. */
    home: resolve(data.PUBLISHER_DIR ?? 'data/publisher'),
    lookSeconds: data.PUBLISHER_LOOK_SECONDS ?? 60,
    /** `unit`: systemd starts the build as an account of its own (docs/deploy). `here`: a child process. */
    build: data.PUBLISHER_BUILD ?? ('here' as const),
  }
}
export type PublisherSettings = ReturnType<typeof readPublisherSettings>

/** Returns the address of a repository without user name and password, for people and logs. */
export const shownRepository = (address: string): string =>
  address.replace(/^(https|ssh):\/\/[^@/]*@/, '$1://')
