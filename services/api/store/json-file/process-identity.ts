import { readFile } from 'node:fs/promises'

/**
 * The boot and the clock tick at which a process began. Pids are used again, this is not. Null
 * where /proc does not exist or the process does not.
 */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Field 22; the second field is the program's name in brackets and may hold spaces.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
    return ticks === undefined ? null : `${boot} ${ticks}`
  } catch {
    return null
  }
}

/** Whether any process has this pid now; one that belongs to somebody else counts. */
export function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM'
  }
}
