import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The unit of CPU time in /proc, in ms. */
const tickMs = 10

/** Returns the CPU time that a process has used so far, in ms. Linux only; NaN elsewhere. */
export function cpuTimeMs(pid: number | undefined): number {
  try {
    const { user, system } = readStat(pid)
    return user + system
  } catch {
    return Number.NaN
  }
}

/**
 * Reads a process's state from /proc; times in ms.
 *
 * @throws Error if there is no such process
 */
function readStat(pid: number | string | undefined) {
  // The fields after the name, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const time = (index: number) => Number(fields[index]) * tickMs
  return {
    group: Number(fields[2]),
    user: time(11),
    system: time(12),
    /** The CPU time of children that have ended. */
    children: time(13) + time(14),
  }
}

/** The resources that a process group has used so far. */
export interface Usage {
  /** CPU time of all of them, in seconds. */
  cpu: number
  /** The peak memory of the largest process, in MB of 1,048,576 bytes. */
  memory: number
}

/** Returns the usage of a process group, whose id is that of its first process. Linux only; NaN elsewhere. */
export function groupUsage(group: number | undefined): Usage {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const used = pids.flatMap((pid) => {
    try {
      const { group: own, user, system, children } = readStat(pid)
      if (own !== group) return []
      const peak = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return { cpu: (user + system + children) / 1000, memory: Number(peak) / 1024 }
    } catch {
      // The process has just ended.
      return []
    }
  })
  if (used.length === 0) return { cpu: Number.NaN, memory: Number.NaN }
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
  }
}

/** Waits until a process is idle; a minute at most. */
export async function waitUntilIdle(pid: number | undefined): Promise<void> {
  for (let look = 0; look < 120; look += 1) {
    const before = cpuTimeMs(pid)
    await new Promise((wait) => setTimeout(wait, 500))
    if (!(cpuTimeMs(pid) - before > 25)) return
  }
}

/** Starts to measure the machine's CPU load. Returns a function that returns the load since then, 0 to 1. */
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
