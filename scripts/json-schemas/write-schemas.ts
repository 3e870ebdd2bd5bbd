import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { knownNames } from '../../services/content/load/collections/collections.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import type { Shape } from '../../services/content/load/messages/shape.ts'
import type { KnownNames } from '../../services/content/schema/fields.ts'
import { editorSchemas, namesFile, nameSchemas, schemaFolder } from './schemas.ts'

/** The hash of what the schemas were made of. */
const versionFile = 'version'

/**
 * Writes the schemas of a content folder where they have changed: their code or the languages, or the names. They are a
 * convenience, so a folder that can't be written to is no error.
 * @param names what its files may refer to; read from them when left out
 * @returns why they couldn't be written
 */
export function writeEditorSchemas(
  folder: string,
  names = knownNames(readFiles(folder)),
): string | undefined {
  const place = join(folder, schemaFolder)
  try {
    // A link could lead anywhere.
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(place)
    mkdirSync(place, { recursive: true })
    write(join(place, '.gitignore'), '*\n')
    write(join(place, namesFile), inJson(nameSchemas(names)))
    const version = versionOf(names)
    if (read(join(place, versionFile)) === version) return undefined
    for (const [name, shape] of editorSchemas(names)) write(join(place, name), inJson(shape))
    write(join(place, versionFile), version)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const inJson = (shape: Shape) => `${JSON.stringify(shape, undefined, 1)}\n`

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Replaces a file if its text has changed; a link in its place is not followed. */
function write(file: string, text: string): void {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile()
  if (isFile && readFileSync(file, 'utf8') === text) return
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, text, { flag: 'wx' })
}

/** Identifies the code and the languages that the schemas are made of. Every command runs in the project's folder. */
function versionOf({ languages }: KnownNames): string {
  const hash = createHash('sha256').update(JSON.stringify([...(languages?.names ?? [])]))
  const folders = ['scripts/json-schemas', 'services/content/schema', 'services/content/kinds']
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )
  for (const file of ['package-lock.json', ...inFolders.sort()])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
