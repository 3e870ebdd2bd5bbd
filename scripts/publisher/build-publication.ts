import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type PublicationProblem, shownProblems } from '../../services/api/publishing/contract.ts'
import { buildMs, type BuildJob, type BuildResult, jobPlaces } from './job.ts'

/** What a build reads of the installed version. */
const parts = [
  ...['content', 'pages', 'renderer', 'scripts', 'services', 'package.json', 'package-lock.json'],
  // Code that is bundled.
  ...['tsconfig.json', 'vite.config.ts', '.cache/bundle', 'node_modules/.cache/site/build'],
]

/** What is in node_modules and no package: caches, which a build writes for itself. */
const caches = ['.cache', '.vite', '.vite-temp']

/** The folder in which messages name the content: `published/content/towns/vail.yaml`. */
const shown = 'published'

/** The most memory for JavaScript, in MB; pictures take some more. */
const heapMb = 1_400

/** Of what the build prints about errors, in characters; the end is kept. */
const keptOutput = 200_000

/** What the build writes about content that it refuses. */
const problemsFile = z.array(
  z.object({
    file: z.string(),
    line: z.number().int(),
    field: z.string(),
    reason: z.string(),
    repair: z.string(),
  }),
)

type Outcome = Pick<BuildResult, 'outcome'> & { problems: PublicationProblem[] }

/**
 * Builds the content of a job, which checks it, and writes the result. What was built stays in `build/work/dist`.
 * @param home the publisher's folder
 * @param engine the folder of the installed version
 */
export async function buildPublication(home: string, engine: string, job: BuildJob): Promise<void> {
  const began = performance.now()
  const { build, result } = jobPlaces(home)
  const { outcome, problems } = await outcomeOf(home, engine, job).catch(
    (error: unknown): Outcome => failed(error instanceof Error ? error.message : String(error)),
  )
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const some = problems.slice(0, shownProblems).map(short)
  const answer = { id: job.id, outcome, problems: some, problemCount: problems.length, seconds }
  mkdirSync(build, { recursive: true })
  writeFileSync(`${result}.part`, JSON.stringify(answer satisfies BuildResult))
  renameSync(`${result}.part`, result)
}

async function outcomeOf(home: string, engine: string, job: BuildJob): Promise<Outcome> {
  const { build, work, content } = jobPlaces(home)
  const folder = join(shown, job.folder === '.' ? 'repository' : job.folder)
  prepare(work, engine, folder, content)
  const named = (text: string) =>
    text.replaceAll(job.folder === '.' ? `${folder}/` : `${shown}/`, '')
  const found = join(build, 'problems.json')
  rmSync(found, { force: true })
  const run = await runBuild(work, { CONTENT_DIR: folder, PROBLEMS_FILE: found })
  if (run.code !== 0) {
    const problems = problemsIn(found)
    if (problems.length === 0) return stopped(run, named)
    return {
      outcome: 'refused',
      problems: problems.map(({ file, line, field, reason, repair }) => ({
        file: named(file),
        line,
        reason: named(field === '' ? reason : `${field} — ${reason}`),
        repair: named(repair),
      })),
    }
  }
  return { outcome: 'built', problems: [] }
}

const failed = (reason: string): Outcome => ({ outcome: 'failed', problems: [{ reason }] })

/** Limits the length of a problem, which an author's text may be part of. */
const short = ({ file, line, reason, repair }: PublicationProblem): PublicationProblem => ({
  ...(file !== undefined && { file: file.slice(0, 300) }),
  ...(line !== undefined && { line }),
  reason: reason.slice(0, 1_000),
  ...(repair && { repair: repair.slice(0, 1_000) }),
})

function problemsIn(file: string): z.infer<typeof problemsFile> {
  try {
    return problemsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

type Run = Awaited<ReturnType<typeof runBuild>>

/** A build that neither succeeded nor named a problem. */
function stopped({ code, signal, late, output }: Run, named: (text: string) => string): Outcome {
  if (late) return failed(`The build took longer than ${buildMs / 60_000} minutes.`)
  if (/heap out of memory|heap limit/i.test(output) || signal === 'SIGKILL')
    return failed(
      'The build needed more memory than it may have. Is there a huge file or picture in the push?',
    )
  const lines = named(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:at |Node\.js v|node:)/.test(line))
  const end = lines.slice(-8).join('\n').slice(-1_000)
  return failed(`The build stopped (${signal ?? `exit code ${code}`}). ${end}`.trim())
}

/** Makes the folder in which the build runs, of links to the installed version, with a cache and output of its own. */
function prepare(work: string, engine: string, folder: string, content: string): void {
  if (!existsSync(join(engine, '.cache/bundle/hash.txt')))
    throw new Error(`${engine} isn’t built: run npm run build in it.`)
  rmSync(join(work, shown), { recursive: true, force: true })
  link(content, join(work, folder))
  const packages = readdirSync(join(engine, 'node_modules'))
    .filter((name) => !caches.includes(name))
    .map((name) => join('node_modules', name))
  for (const part of [...parts, ...packages]) link(join(engine, part), join(work, part))
}

function link(to: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  if (linkedTo(place) === to) return
  rmSync(place, { recursive: true, force: true })
  symlinkSync(to, place)
}

function linkedTo(place: string): string | undefined {
  try {
    return readlinkSync(place)
  } catch {
    return undefined
  }
}

/** Runs the build of the installed version, with nothing of this process's environment. */
async function runBuild(work: string, settings: Readonly<Record<string, string>>) {
  const temporary = join(dirname(work), 'tmp')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: work,
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      LANG: 'C.UTF-8',
      HOME: temporary,
      TMPDIR: temporary,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
      // The service's settings are none of a build's.
      ENV_FILE: '',
      BUNDLED_CODE: 'required',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let [output, late] = ['', false]
  child.stderr.on('data', (part: Buffer) => {
    output = `${output}${part.toString()}`.slice(-keptOutput)
  })
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, buildMs)
  const [code, signal] = await new Promise<[number | null, string | null]>((settle) => {
    child.on('error', (error) => {
      output = error.message
      settle([-1, null])
    })
    child.on('close', (...ended) => settle(ended))
  })
  clearTimeout(timer)
  return { code, signal, late, output }
}
