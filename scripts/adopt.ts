/**
 * `npm run adopt -- FOLDER`: writes the content of a new firm's site into a folder. It asks for what the flags don't say; where
 * nobody can be asked, a missing flag is an error. `--dry-run` lists the files.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shownProblem, shownText } from '../services/content/load/files/folder.ts'
import { load } from '../services/content/load/load.ts'
import { formatProblem } from '../services/content/model/problem.ts'
import { type Answers, questions, readAnswers } from './adopt/answers.ts'
import { adoptedFiles } from './adopt/files.ts'
import { askForAnswers } from './adopt/prompt.ts'
import { requireEmptyFolder, writeFiles } from './adopt/write-files.ts'
import { waitingLines } from './check/reports.ts'
import { writeEditorSchemas } from './json-schemas/write-schemas.ts'
import { CommandError, onlyArgument, runCommand } from './store/report.ts'

const usage = [
  'npm run adopt -- ../cedar-and-stone',
  ...Object.entries(questions).map(
    ([name, { ask, example, needed, several }]) =>
      `  --${name.padEnd(10)} ${ask}${needed ? '' : ' (may be left out)'}${several ? '; repeat it' : ''}: '${example}'`,
  ),
  '  --dry-run    lists the files, and writes nothing',
].join('\n')

runCommand(async () => {
  const text = { type: 'string' } as const
  const several = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: text,
      state: text,
      'time-zone': text,
      town: several,
      service: several,
      phone: text,
      email: text,
      address: text,
      hours: text,
      founded: text,
      origin: text,
      language: text,
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { 'dry-run': dryRun, help, ...flags } = values
  const target = onlyArgument(positionals, 'npm run adopt -- ../cedar-and-stone')
  if (help) return console.log(usage)
  if (target === undefined) throw new CommandError(`Name the folder to write.\n\n${usage}`)
  const folder = resolve(target)
  requireEmptyFolder(folder)

  const files = adoptedFiles(await firmOf(flags), new Date())
  if (dryRun) return console.log([...files.keys()].join('\n'))
  writeFiles(folder, files)
  const { problems, waiting } = load({
    root: process.cwd(),
    folder,
    today: new Date(),
    commit: 'adopt',
  })
  writeEditorSchemas(folder)
  console.log(`${files.size} files are in ${folder}.`)
  if (problems.length > 0)
    console.error(
      `\nTo fix there:\n${problems.map((problem) => formatProblem(shownProblem(folder, problem))).join('\n')}`,
    )
  console.log(`\n${shownText(folder, waitingLines(waiting).join('\n'))}`)
  console.log(
    `\nNext: CONTENT_DIR=${target} npm start. Then git init in ${target}, and docs/adopt.md.`,
  )
})

/** The firm of the flags, and of what the terminal is asked. @throws CommandError a flag is missing or wrong */
async function firmOf(flags: Answers) {
  const isComplete = Object.entries(questions).every(
    ([name, { needed }]) => !needed || name in flags,
  )
  const { stdin: input, stdout: output } = process
  const read = readAnswers(
    isComplete || !input.isTTY ? flags : await askForAnswers(flags, { input, output }),
  )
  if ('problems' in read) throw new CommandError(read.problems.join('\n'))
  return read.firm
}
