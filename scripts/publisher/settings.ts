import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { InvalidSettingsError } from '../../services/api/config.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** What git may be given as the address of a repository: never an option, nor a helper program (`ext::sh -c …`). */
const repository = z
  .string('must be the address of the repository, such as git@github.com:your-firm/your-site.git')
  .refine(
    (address) =>
      /^(?:https|ssh|file):\/\/[^\s-]/.test(address) ||
      /^[\w.-]+@[\w.-]+:[^\s:]+$/.test(address) ||
      isAbsolute(address),
    'must begin with https://, ssh:// or git@…:, or be the path of a folder of this machine',
  )

const branch = z
  .string()
  .refine(
    (name) => /^[\w][\w./-]{0,99}$/.test(name) && !/\.\.|\/\/|\/$|\.lock$/.test(name),
    'must be the name of a branch, such as main',
  )

const folder = z
  .string()
  .refine(
    (name) => name === '.' || /^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/.test(name),
    'must be the folder of the content in the repository, such as content, or . for the whole repository',
  )

const environment = z.object({
  CONTENT_REPOSITORY: repository,
  CONTENT_BRANCH: optional(branch),
  CONTENT_FOLDER: optional(folder),
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
