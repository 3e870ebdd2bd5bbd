import { InvalidSettingsError } from './config.ts'
import { SiteFileError } from './site/site-file.ts'
import { NotStoredError, OperatorError, StoreUnavailableError } from './storage/errors.ts'

/** Errors that the operator can fix: shown without a stack. */
const userErrors = [InvalidSettingsError, SiteFileError, OperatorError]

const unknownHost =
  'HOST isn’t an address of this machine. Set it to one, such as 127.0.0.1, without a port, or leave it out.'

/** Errors of `listen`, and of looking up the name of HOST for it, by system code. */
const listening: Record<string, string> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or set PORT to another number.',
  EACCES: 'This user isn’t allowed to open this port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'This machine doesn’t have that address. Set HOST to one it has, or leave it out.',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
}

/**
 * Error codes of the file system that are not bugs, with messages and fixes. While the service runs, such an error is a
 * 503 (http/plugins/error-handler.ts).
 */
const explanations: Record<string, string> = {
  ENOSPC: 'the disk is full. Free up some space on it.',
  EDQUOT: 'this user’s disk quota is used up. Free up some space.',
  EFBIG: 'files can’t get that big here. Raise the limit (ulimit -f).',
  EROFS: 'it’s mounted read-only. Remount it as writable.',
  EACCES: 'the user running the service isn’t allowed to. Make that user the folder’s owner.',
  EPERM: 'the user running the service isn’t allowed to. Make that user the folder’s owner.',
  EEXIST: 'it’s a file, not a folder.',
  ENOTDIR: 'part of this path is a file, not a folder.',
  EIO: 'the disk isn’t working. Make a backup first, then check the machine’s log.',
}

/** Returns the message for the terminal; with a stack only for bugs. */
export function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return `The service couldn’t start.\n${String(error)}`
  if (userErrors.some((kind) => error instanceof kind)) return error.message
  if (error instanceof NotStoredError || error instanceof StoreUnavailableError) {
    const { message } = error.cause instanceof Error ? error.cause : error
    return `The service couldn’t start because it can’t use the store: ${message}`
  }
  const { code = '', syscall = '' }: NodeJS.ErrnoException = error
  const ofFile = fileErrorMessage(error, 'The data folder')
  // Listening on a port below 1024 fails with a code of the file system.
  const known = ['listen', 'getaddrinfo'].includes(syscall)
    ? listening[code]
    : ofFile && `${ofFile} Or set DATA_DIR to another folder.`
  return known ?? `The service couldn’t start.\n${error.stack ?? error.message}`
}

/**
 * Explains an error of the file system; undefined: it is another error.
 * @param place what to name where the error has no path
 */
export function fileErrorMessage(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path = place }: NodeJS.ErrnoException = error
  return explanations[code] && `${path} can’t be used: ${explanations[code]}`
}
