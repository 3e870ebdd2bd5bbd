import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentProblem } from './contract.ts'
import type { WrittenFile } from './engine-contract.ts'
import type { Engine } from './engine.ts'
import { writeFiles } from './write-files.ts'

export interface NewPicture {
  /** `images/roof.svg` */
  file: string
  bytes: Uint8Array
  /** The text of the file that describes it. */
  description: string
}

/** Returns what a new picture with its description writes: nothing where the check refuses it. */
export async function addPicture(
  engine: Engine,
  { folder, cache }: { folder: string; cache: string },
  { file, bytes, description }: NewPicture,
): Promise<{ result: ContentProblem[]; files: WrittenFile[]; subject: string }> {
  const subject = `Add ${file}`
  const { names } = await engine('overview', { folder, cache })
  const name = file.replace(/^images\/|\.\w+$/g, '')
  const isTaken = ['images', 'layers'].some((kind) => names[kind]?.includes(name))
  if (isTaken || (await hasPicture(folder, name)))
    return { result: [taken(file)], files: [], subject }
  const problems = await tried()
  if (problems.some(({ severity }) => severity === 'error'))
    return { result: problems, files: [], subject }
  const words = { file: file.replace(/\.\w+$/, '.yaml'), content: description }
  return { result: problems, files: [{ file, content: bytes }, words], subject }

  /** What the check says of the picture, which is put into the folder for it and taken out again. */
  async function tried() {
    await writeFiles(folder, [{ file, content: bytes }])
    try {
      return await engine('picture', { folder, cache, file, description })
    } finally {
      await rm(join(folder, file), { force: true })
    }
  }
}

/** Whether a file has the name of a picture, whatever its ending and whether or not it is one that pages can show. */
const hasPicture = async (folder: string, name: string) =>
  (await readdir(join(folder, 'images')).catch(() => [])).some(
    (file) => file.replace(/\.\w+$/, '').toLowerCase() === name,
  )

const taken = (file: string): ContentProblem => ({
  severity: 'error',
  ...{ file: `content/${file}`, line: 1, column: 1, field: '' },
  reason: 'has the name of a picture that is there',
  repair: 'give it another name',
})
