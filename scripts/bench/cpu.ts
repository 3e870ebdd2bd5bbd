import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The unit of CPU time in /proc, in ms. */
const tickMs = 10

/** CPU time that a process has used so far, in ms. Linux only; NaN elsewhere. */
export function cpuTimeMs(pid: number | undefined): number {
  try {
    const { user, system } = readStat(pid)
    return user + system
  } catch {
    return Number.NaN
  }
}

/** What /proc says of a process; times in ms. @throws Error there is none */
function readStat(pid: number | string | undefined) {
  // After the name, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const time = (index: number) => Number(fields[index]) * tickMs
  return {
    group: Number(fields[2]),
    ...{ user: time(11), system: time(12) },
    /** Of children that have ended. */
    children: time(13) + time(14),
  }
}

/** What a group of processes has used so far. */
export interface Usage {
  /** CPU time of all of them, in seconds. */
  cpu: number
  /** The most memory that one of them has had, in MB. */
  memory: number
}

/** In: the id of its first process. Linux only; NaN elsewhere. */
export function groupUsage(group: number | undefined): Usage {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const used = pids.flatMap((pid) => {
    try {
      const { group: own, user, system, children } = readStat(pid)
      if (own !== group) return []
      const peak = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return { cpu: (user + system + children) / 1000, memory: Number(peak) / 1024 }
    } catch {
      // It has just ended.
      return []
    }
  })
  if (used.length === 0) return { cpu: Number.NaN, memory: Number.NaN }
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
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
