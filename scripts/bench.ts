/**
 * `npm run bench`: measures what ARCHITECTURE.md promises and prints it beside the budgets. Needs a
 * build. `npm run bench -- build contact` runs only some: build, edit, weight, contact, vitals.
 */
import { cpus } from 'node:os'
import { build } from './bench/build.ts'
import { contact } from './bench/contact.ts'
import { edit } from './bench/edit.ts'
import type { Row } from './bench/row.ts'
import { vitals } from './bench/vitals.ts'
import { weight } from './bench/weight.ts'

const measurements = { build, edit, weight, contact, vitals }
const wanted = process.argv.slice(2)

console.log(
  `${cpus().length} cores, Node ${process.version}; noisy machines: compare within one run\n`,
)
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const row of await measure()) console.log(line(row))
}

function line({ what, figure, unit, budget }: Row): string {
  const shown = `${figure.toFixed(figure >= 100 || Number.isInteger(figure) ? 0 : 2)} ${unit}`
  const verdict =
    budget === undefined
      ? ''
      : `budget ${budget} ${unit}`.padEnd(18) + (figure <= budget ? 'within' : 'OVER')
  return `${what.padEnd(52)} ${shown.padStart(10)}   ${verdict}`.trimEnd()
}
