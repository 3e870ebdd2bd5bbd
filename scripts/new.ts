/**
 * `npm run new -- KIND NAME`: writes a new file of content. It asks for what the schema requires and the options don't say;
 * `--examples` takes examples, to be replaced in the file. `--dry-run` prints the file.
 */
import { createInterface } from 'node:readline/promises'
import type { Kind } from '../services/content/kinds/kind.ts'
import { kinds } from '../services/content/kinds/kinds.ts'
import { contentFolder } from '../services/content/load/files/folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { type Answers, newEntry } from './content-commands/new-entry.ts'
import type { Question } from './content-commands/new-fields.ts'
import type { Suggestion } from './content-commands/suggestions.ts'
import { schemaLine } from './json-schemas/settings.ts'
import { CommandError, runCommand } from './store/report.ts'

const folders = Object.values<Kind>(kinds).map(({ folder }) => folder)
const usage = [
  "npm run new -- posts first-snow --title 'First snow'",
  `  The kind is one of ${folders.join(', ')}, or site for a file that a site has once.`,
  '  A translation has its language in its name: npm run new -- offerings roofing.es',
  '  --FIELD VALUE  a field: --hub.updated 2026-05-14; of a list with ; between its entries',
  '  --file PATH    for images: the picture to copy',
  '  --examples     takes examples for what isn’t given, to be replaced in the file',
  '  --dry-run      prints the file, and writes nothing',
  '  --force        goes on where addresses.txt has changes that aren’t committed',
].join('\n')

const switches = ['dry-run', 'examples', 'force', 'help']

runCommand(async () => {
  const { names, on, given } = readArguments(process.argv.slice(2))
  if (on.has('help')) return console.log(usage)
  const { file, ...fields } = given
  const { stdin: input, stdout: output } = process
  const isAsked = input.isTTY && !on.has('examples')
  const terminal = isAsked ? createInterface({ input, output }) : undefined
  try {
    const [kind, typed, ...more] = names
    if (kind === undefined || more.length > 0)
      throw new CommandError(`Name the kind and the file.\n\n${usage}`)
    const name = typed ?? (await terminal?.question('The name of the file, as in its address: '))
    if (name === undefined) throw new CommandError(`Name the file.\n\n${usage}`)
    loadSettingsFile()
    const editing = {
      folder: contentFolder(),
      root: process.cwd(),
      now: new Date(),
      dryRun: on.has('dry-run'),
      force: on.has('force'),
    }
    const answers: Answers = {
      given: fields,
      examples: on.has('examples'),
      picture: file,
      ...(terminal && {
        prompt: (question, suggestion, fault) =>
          terminal.question(
            `${fault === undefined ? '' : `${fault}\n`}${words(question, suggestion)}`,
          ),
      }),
    }
    const { lines, left } = await newEntry(editing, kind, name.trim(), answers, schemaLine)
    console.log(lines.join('\n'))
    if (left.length > 0 && !editing.dryRun) process.exitCode = 1
  } finally {
    terminal?.close()
  }
})

/** How a field is asked for: what it is, what to choose from, and what Enter takes. */
function words({ name, choices, several, hint }: Question, { value, isExample }: Suggestion) {
  const listed =
    choices.length > 0
      ? `one of ${choices.slice(0, 10).join(', ')}${choices.length > 10 ? `, … (${choices.length})` : ''}`
      : ''
  const suggested = Array.isArray(value) ? value.join('; ') : JSON.stringify(value ?? '')
  const enter =
    value === undefined
      ? ''
      : isExample
        ? `Enter takes an example: ${suggested}`
        : `Enter: ${suggested}`
  const said = [listed, several ? 'several with ; between' : '', enter].filter(Boolean).join('; ')
  return `${hint === undefined ? '' : `${hint}\n`}${name} (${said}): `
}

/** @throws CommandError an option has no value */
function readArguments(args: readonly string[]) {
  const [names, on] = [[] as string[], new Set<string>()]
  const given: Record<string, string> = {}
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? ''
    if (!argument.startsWith('--')) {
      names.push(argument)
      continue
    }
    const [, option = '', inline] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(argument) ?? []
    if (switches.includes(option)) {
      on.add(option)
      continue
    }
    const value = inline ?? args[(index += 1)]
    if (value === undefined) throw new CommandError(`--${option} needs a value.`)
    given[option] = value
  }
  return { names, on, given }
}
