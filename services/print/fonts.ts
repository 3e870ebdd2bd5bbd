import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { FontFace } from './page-style.ts'
import { unpackWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

const files: Record<FontFace, string> = {
  text: '@fontsource/inter/files/inter-latin-400-normal.woff',
  'text-italic': '@fontsource/inter/files/inter-latin-400-italic.woff',
  'text-bold': '@fontsource/inter/files/inter-latin-600-normal.woff',
  'text-bold-italic': '@fontsource/inter/files/inter-latin-600-italic.woff',
  heading: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  'heading-bold': '@fontsource/figtree/files/figtree-latin-700-normal.woff',
}

export interface Fonts {
  files: Record<FontFace, Buffer>
  /** Whether the fonts have a character. */
  hasGlyph: (letter: string) => boolean
}

/** The fonts of the PDF; the glyphs that are used are embedded. */
export async function readFonts(): Promise<Fonts> {
  const read = async (face: FontFace) => unpackWoff(await readFile(resolve(files[face])))
  const ranges = await Promise.all(['inter', 'figtree'].map(rangesOf))
  return {
    files: {
      text: await read('text'),
      'text-italic': await read('text-italic'),
      'text-bold': await read('text-bold'),
      'text-bold-italic': await read('text-bold-italic'),
      heading: await read('heading'),
      'heading-bold': await read('heading-bold'),
    },
    hasGlyph: (letter) => ranges.every((each) => each.some((range) => inRange(letter, range))),
  }
}

const unicode = z.object({ latin: z.string() })

/** What the Latin files of a family hold: `U+0000-00FF,U+0131,…` */
async function rangesOf(family: string): Promise<[number, number][]> {
  const text = await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8')
  return unicode
    .parse(JSON.parse(text))
    .latin.split(',')
    .map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    })
}

const inRange = (letter: string, [from, to]: readonly [number, number]): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return code >= from && code <= to
}
