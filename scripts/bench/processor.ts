import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** A tick of the kernel's clock, as Linux reports processor time everywhere. In ms. */
const tick = 10

/** Processor time that a program has used so far, in ms. Linux only; elsewhere not a number. */
export function processorTime(pid: number | undefined): number {
  try {
    // Behind the name, which may hold spaces: user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return Number.NaN
  }
}

/** Waits until a program that has just started has nothing more to prepare; a minute at most. */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  for (let look = 0; look < 120; look += 1) {
    const before = processorTime(pid)
    await new Promise((wait) => setTimeout(wait, 500))
    if (!(processorTime(pid) - before > 25)) return
  }
}

/** Out: asks which share of all cores was busy since the call, whoever it was. 0–1 */
export function watchMachine(): () => number {
  const before = busyAndAll()
  return () => {
    const after = busyAndAll()
    return (after.busy - before.busy) / (after.all - before.all)
  }
}

function busyAndAll() {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, t) => sum + t.user + t.nice + t.sys + t.idle + t.irq, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}
