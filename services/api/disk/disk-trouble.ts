/** What a disk answers that is no bug of ours, in words, with what to do. */
const troubles: Record<string, string> = {
  ENOSPC: 'there is no space left. Free some space on that disk.',
  EDQUOT: 'the space that this user may take is used up. Free some space.',
  EFBIG: 'files may not grow that large here. Raise the limit (ulimit -f).',
  EROFS: 'it is mounted read-only. Mount it for writing.',
  EACCES: 'the user that runs the service may not do that. Give the folder to that user.',
  EPERM: 'the user that runs the service may not do that. Give the folder to that user.',
  EIO: 'the disk does not work. Look at the machine’s log; make a backup before anything else.',
}

/** A fault of the file system in words for the person at the terminal; undefined for any other. */
export function diskTrouble(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined
  // A port below 1024 is refused with the same code.
  if ('syscall' in fault && fault.syscall === 'listen') return undefined
  const trouble = troubles[String(fault.code)]
  const path = 'path' in fault ? String(fault.path) : 'The data folder'
  return trouble && `${path} cannot be used: ${trouble} Or set DATA_DIR to another folder.`
}
