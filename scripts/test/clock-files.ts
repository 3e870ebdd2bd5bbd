import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The folders that have tests. */
const folders = ['pages', 'renderer', 'scripts', 'services', 'tests']

/** What reads the system's clock. `new Date(time)` and `Date.parse` don't. */
const readsClock = /\bnew Date\(\)|\bDate\.now\b|\bTemporal\.Now\b/

/** What starts a process that reads it: a script other than the linter, or what checks content for the editor. */
const processStart =
  /\bprocess\.execPath\b(?!, \[oxlint)|\bcreateEngine\(|\bstartTestApp\(\{ checkout\b/

/** Loads the content as it is published today. */
const contentToday = 'services/content/index.ts'

/** Whether a file is a test, or supports tests. Everything else gets the time passed in. */
const isOfTests = (file: string): boolean =>
  file.startsWith('tests/') || file.includes('/testing/') || /\.(?:test|suite)\./.test(file)

const imported =
  /(?:^|\n)\s*(?:import|export) (?!type )(?:[^'"`;]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g

/** Returns the files of this repository that a test or its support imports. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(imported)].map(([, one, other]) =>
    normalize(join(dirname(file), one ?? other ?? '')).replaceAll('\\', '/'),
  )
}

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

/** Whether the source of a test starts processes, which takes long. */
export const startsProcesses = (source: string): boolean =>
  processStart.test(withoutComments(source))

/**
 * Returns the test files that depend on the day or the hour: they read the clock, load today's content, start a
 * process that does, or import test support that does, such as what starts a service. Nobody has to keep the list: a new file is on it at once.
 * @param read returns the text of a file; undefined if there is none
 */
export function clockFiles(
  files: readonly string[],
  read: (file: string) => string | undefined,
): string[] {
  const known = new Map<string, boolean>()
  const dependsOnClock = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    // Until it is known, for files that import each other.
    known.set(file, false)
    const source = isOfTests(file) ? withoutComments(read(file) ?? '') : ''
    const depends =
      file === contentToday ||
      readsClock.test(source) ||
      processStart.test(source) ||
      importsOf(file, source).some((each) => dependsOnClock(each))
    known.set(file, depends)
    return depends
  }
  return files.filter((file) => /\.test\.tsx?$/.test(file) && dependsOnClock(file)).sort()
}

/** Returns those of this repository. */
export const clockFilesHere = (): string[] =>
  clockFiles(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    ),
    (file) => {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return undefined
      }
    },
  )
