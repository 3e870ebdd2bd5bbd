import type { Compiled } from '../../markdown/compile.ts'
import type { Entry } from '../files/entry.ts'
import type { Problem } from '../../model/problem.ts'
import { isVideoFile } from '../../model/text-files.ts'
import { hostedVideo } from '../../schema/video.ts'
import { isFileName } from '../../schema/image.ts'
import { missingPicture } from '../messages/suggest.ts'

/** What is nothing without its text. */
const withText = /^content\/(posts|guides|building-guide)\//

/**
 * Reports what is wrong in an entry's Markdown.
 * @param compiled the compiled Markdown
 * @param names the pictures that exist
 * @param layers those of them that are layers of composed pictures, and no picture by themselves
 */
export function markdownProblems(
  entry: Entry,
  {
    headings,
    htmlTags,
    images,
    notes,
    misplaced,
    unprintable,
    words,
  }: Omit<Compiled, 'html' | 'blocks'>,
  { names, layers }: { names: readonly string[]; layers: ReadonlySet<string> },
): Problem[] {
  const pictures = names.filter((name) => !layers.has(name))
  const at = (place: { line: number; column: number }, reason: string, repair: string) => ({
    file: entry.file,
    line: entry.bodyLine + place.line - 1,
    column: place.column,
    field: '',
    reason,
    repair,
  })
  return [
    ...(withText.test(entry.file) && words === 0
      ? [
          at(
            { line: 1, column: 1 },
            'has no text below its fields',
            'write it below the second ---',
          ),
        ]
      : []),
    ...htmlTags
      .filter(isOpeningTag)
      .map((tag) =>
        at(
          tag,
          `has an HTML tag: ${tag.text.split('\n', 1)[0]}`,
          isFrame(tag.text)
            ? 'tags are left out of the page: write a video as a picture that leads to its address, alone in its paragraph: [![What it shows](a-picture)](https://vimeo.com/76979871)'
            : 'write it in Markdown: tags are left out of the page',
        ),
      ),
    ...unprintable.map((found) =>
      at(
        found,
        `has ${found.what}, which the printed guide can’t show`,
        'write it as a paragraph, a list or a table',
      ),
    ),
    ...misplaced.map(({ reason, repair, ...place }) => at(place, reason, repair)),
    ...(entry.file.startsWith('content/offerings/') ? [] : notes).map((note) =>
      at(
        note,
        'has numbers on a picture, which only the pages of offerings show',
        'remove the positions, such as (43, 62), from this list',
      ),
    ),
    ...headings
      .filter(({ depth }) => depth === 1)
      .map((heading) =>
        at(
          heading,
          `has a second headline, “${heading.text}”: the page already shows its own above the text`,
          `write ## ${heading.text}`,
        ),
      ),
    ...headings.flatMap((heading, n) => {
      const above = headings[n - 1]?.depth ?? 1
      if (heading.depth <= above + 1) return []
      return [
        at(
          heading,
          n === 0
            ? `begins with a heading of level ${heading.depth}, “${heading.text}”: the first is of level 2`
            : `skips a level with “${heading.text}”: it is below ${'#'.repeat(above)}`,
          `write ${'#'.repeat(above + 1)} ${heading.text}`,
        ),
      ]
    }),
    ...images
      .filter(({ name }) => layers.has(name))
      .map((image) =>
        at(
          image,
          `shows “${image.name}”, a layer of the location pages’ pictures, which is no picture by itself`,
          'show a whole picture, or remove it',
        ),
      ),
    ...images
      .filter(({ name }) => !names.includes(name))
      .map((image) =>
        at(
          image,
          `shows the picture “${image.name}”, which content/images/ doesn’t have`,
          hostedVideo(image.name) || isVideoFile(image.name)
            ? `a video is a picture that leads to it: [![${image.alt || 'What it shows'}](a-picture)](${image.name})`
            : missingPicture(image.name.replace(/^.*\/|\.\w+$/g, ''), pictures),
        ),
      ),
    ...images
      .filter(({ alt }) => !alt.trim())
      .map((image) =>
        at(image, 'shows a picture without alt text', `write ![what it shows](${image.name})`),
      ),
    ...images
      .filter(({ alt }) => isFileName(alt))
      .map((image) =>
        at(
          image,
          `shows a picture with the alt text “${image.alt}”, the name of a file`,
          `write ![what it shows](${image.name})`,
        ),
      ),
  ]
}

/**
 * Reports Markdown that is shown as text.
 * @param known problems that say more about the same line
 */
export const strayMarkupProblems = (
  entry: Entry,
  { strayMarkup }: Pick<Compiled, 'strayMarkup'>,
  known: readonly Problem[],
): Problem[] =>
  strayMarkup
    .map((stray) => ({
      file: entry.file,
      field: '',
      ...stray,
      line: entry.bodyLine + stray.line - 1,
    }))
    .filter(({ line }) => known.every((problem) => problem.line !== line))

/** A closing tag is part of the same problem; a comment is allowed. */
const isOpeningTag = ({ text }: { text: string }) => !/^<(\/|!--)/.test(text)

/** What the pages of YouTube and Vimeo offer to copy. The text may be cut off before its address. */
const isFrame = (tag: string) => /^<(video|iframe)\b/i.test(tag)
