import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The unit of CPU time in /proc, in ms. */
const tickMs = 10

/** CPU time that a process has used so far, in ms. Linux only; NaN elsewhere. */
export function cpuTimeMs(pid: number | undefined): number {
  try {
    // After the name, which may contain spaces: user and system time are the 12th and 13th fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return Number.NaN
  }
}

/** Waits until a started program is idle; a minute at most. */
export async function waitUntilIdle(pid: number | undefined): Promise<void> {
  for (let look = 0; look < 120; look += 1) {
    const before = cpuTimeMs(pid)
    await new Promise((wait) => setTimeout(wait, 500))
    if (!(cpuTimeMs(pid) - before > 25)) return
  }
}

/** Returns a function for the CPU load of the machine since the call, 0 to 1. */
export function measureCpuShare(): () => number {
  const before = totalCpuTimes()
  return () => {
    const after = totalCpuTimes()
    return (after.busy - before.busy) / (after.all - before.all)
  }
}

function totalCpuTimes() {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, t) => sum + t.user + t.nice + t.sys + t.idle + t.irq, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}
