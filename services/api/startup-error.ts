import { InvalidSettingsError } from './config.ts'
import { describeDiskError } from './disk/disk-error.ts'
import { SiteFileError } from './site/site-file.ts'
import { OperatorError } from './storage/errors.ts'

/** Errors that the operator can fix: shown without a stack. */
const userErrors = [InvalidSettingsError, SiteFileError, OperatorError]

/** Errors of `listen`, by system code. */
const listening: Record<string, string> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or set PORT to another number.',
  EACCES: 'This user may not open this port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'This machine doesn’t have that address. Set HOST to one it has, or leave it out.',
}

/** The message for the terminal; with a stack only for bugs. */
export function startupErrorMessage(fault: unknown): string {
  if (!(fault instanceof Error)) return `The service could not start.\n${String(fault)}`
  if (userErrors.some((kind) => fault instanceof kind)) return fault.message
  const code = 'syscall' in fault && fault.syscall === 'listen' && 'code' in fault && fault.code
  return (
    listening[String(code)] ??
    describeDiskError(fault) ??
    `The service could not start.\n${fault.stack ?? fault.message}`
  )
}
