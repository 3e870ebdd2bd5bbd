import { InvalidSettingsError } from './config.ts'
import { SiteFileError } from './site/site-file.ts'
import { NotStoredError, OperatorError, StoreUnavailableError } from './storage/errors.ts'

/** Errors that the operator can fix: shown without a stack. */
const userErrors = [InvalidSettingsError, SiteFileError, OperatorError]

const unknownHost =
  'HOST is no address of this machine. Set it to one, such as 127.0.0.1, without a port; or leave it out.'

/** Errors of `listen`, and of looking up the name of HOST for it, by system code. */
const listening: Record<string, string> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or set PORT to another number.',
  EACCES: 'This user may not open this port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'This machine doesn’t have that address. Set HOST to one it has, or leave it out.',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
}

/**
 * Error codes of the file system that are not bugs, with messages and fixes. While the service runs, such an error is a
 * 503 (http/plugins/error-handler.ts).
 */
const explanations: Record<string, string> = {
  ENOSPC: 'there is no space left. Free some space on that disk.',
  EDQUOT: 'the space that this user may take is used up. Free some space.',
  EFBIG: 'files may not grow that large here. Raise the limit (ulimit -f).',
  EROFS: 'it is mounted read-only. Mount it for writing.',
  EACCES: 'the user that runs the service may not do that. Give the folder to that user.',
  EPERM: 'the user that runs the service may not do that. Give the folder to that user.',
  EEXIST: 'it is a file, not a folder.',
  ENOTDIR: 'a part of this path is a file, not a folder.',
  EIO: 'the disk does not work. Look at the machine’s log; make a backup before anything else.',
}

/** Returns the message for the terminal; with a stack only for bugs. */
export function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return `The service could not start.\n${String(error)}`
  if (userErrors.some((kind) => error instanceof kind)) return error.message
  if (error instanceof NotStoredError || error instanceof StoreUnavailableError) {
    const { message } = error.cause instanceof Error ? error.cause : error
    return `The service could not start, since the store can’t be used: ${message}`
  }
  const { code = '', syscall = '' }: NodeJS.ErrnoException = error
  const ofFile = fileErrorMessage(error, 'The data folder')
  // Listening on a port below 1024 fails with a code of the file system.
  const known = ['listen', 'getaddrinfo'].includes(syscall)
    ? listening[code]
    : ofFile && `${ofFile} Or set DATA_DIR to another folder.`
  return known ?? `The service could not start.\n${error.stack ?? error.message}`
}

/**
 * Explains an error of the file system; undefined: it is another error.
 * @param place what to name where the error has no path
 */
export function fileErrorMessage(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path = place }: NodeJS.ErrnoException = error
  return explanations[code] && `${path} cannot be used: ${explanations[code]}`
}
