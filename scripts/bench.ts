/**
 * `npm run bench`: measures what ARCHITECTURE.md promises and prints it beside the budgets. Needs a
 * build. `npm run bench -- build contact` runs only some: build, edit, weight, scripts, contact,
 * vitals, interaction; `scale` (builds of 350, 1,000 and 3,000 pages, a quarter of an hour) runs only
 * when it is named, and so do `stored` (the service on up to 200,000 leads) and `desk` (the contacts page's searches on 50,000). `-- --crash` breaks the
 * service in every way that `tests/crash/faults` knows, far more often than the tests do.
 */
import { build } from './bench/build.ts'
import { contact } from './bench/contact.ts'
import { crash } from './bench/crash.ts'
import { desk } from './bench/desk.ts'
import { edit } from './bench/edit.ts'
import { interaction } from './bench/interaction.ts'
import { machine } from './bench/machine.ts'
import { heading, line, type Row } from './bench/row.ts'
import { scripts } from './bench/scripts.ts'
import { tidyAll } from './bench/tidy.ts'
import { scale } from './bench/scale.ts'
import { stored } from './bench/stored.ts'
import { vitals } from './bench/vitals.ts'
import { weight } from './bench/weight.ts'

const measurements = new Map<string, () => Promise<Row[]>>(
  Object.entries({
    build,
    edit,
    weight,
    scripts,
    contact,
    vitals,
    interaction,
    scale,
    stored,
    desk,
  }),
)
const onlyWhenNamed = ['scale', 'stored', 'desk']
if (process.argv.includes('--crash')) process.exit((await crash()) ? 0 : 1)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !measurements.has(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} — take ${[...measurements.keys()].join(', ')}.`)
  process.exit(1)
}

// Ctrl-C goes through `exit` too: no program and no folder of ours stays behind.
process.once('exit', tidyAll)
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

console.log(`${machine()}\n\n${heading}`)
for (const [name, measure] of measurements) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyWhenNamed.includes(name)) continue
  try {
    for (const row of await measure()) console.log(line(row))
  } catch (fault) {
    // One that cannot be measured does not hide the others.
    console.error(`${name} could not be measured: ${fault instanceof Error ? fault.message : ''}`)
    process.exitCode = 1
  }
}
