import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'

const siteFile = z.object({ commit: z.string(), builtAt: z.string() })

/** What the figures were taken on: the machine, how busy others keep it, and which build. */
export function machine(): string {
  const [first] = cpus()
  const [load = 0] = loadavg()
  return [
    `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), Node ${process.version}`,
    `load before the start ${load.toFixed(1)}; compare figures within one run`,
    built(),
  ].join('\n')
}

function built(): string {
  try {
    const { commit, builtAt } = siteFile.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))
    return `weight, contact and vitals look at the build of ${commit}, ${builtAt}`
  } catch {
    return 'there is no build: weight, contact and vitals need `npm run build` first'
  }
}
