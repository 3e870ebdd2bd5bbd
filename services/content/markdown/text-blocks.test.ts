import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english, inEnglish } from '../testing/english.ts'
import { compile } from './compile.ts'

const picture = (name: string, width = 1200, height = 800) => ({
  ...{ src: `/${name}.jpg`, srcSet: `/${name}-480 480w`, sizes: '50vw', large: `/${name}-1600` },
  ...{ width, height },
})
const options = {
  ...inEnglish,
  facts: {},
  pictures: { roof: picture('roof'), deck: picture('deck'), post: picture('post', 600, 900) },
  files: {
    'plan.pdf': { name: 'plan.pdf', bytes: 1_234_567 },
    'ridge.mp4': { name: 'ridge.mp4', bytes: 9_000_000 },
    'ridge.vtt': { name: 'ridge.vtt', bytes: 900 },
  },
}
const html = (markdown: string) => compile(markdown, options).html
const faults = (markdown: string) => compile(markdown, options).strayMarkup

test.each([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Important'],
  ['WARNING', 'Warning'],
  ['caution', 'Caution'],
])('a quotation that begins with [!%s] is a callout', (mark, label) => {
  const markdown = `> [!${mark}]\n> Look **first**.\n>\n> Then call.`
  expect(html(markdown)).toContain(
    `<div class="text-callout text-callout-${mark.toLowerCase()}" role="note">\n<p class="text-callout-label">${label}</p>\n<p>Look <strong>first</strong>.</p>\n<p>Then call.</p>`,
  )
  expect(faults(markdown)).toEqual([])
})

test('a callout may begin with bold words, a list or an empty line, and its label is in the text’s language', () => {
  expect(html('> [!TIP]\n> **Look** first.')).toContain('<p><strong>Look</strong> first.</p>')
  expect(html('> [!TIP]\n>\n> - one\n> - two')).toContain('<li>one</li>')
  const spanish = { language: 'es', words: english.words.es ?? inEnglish.words }
  expect(compile('> [!TIP]\n> Mire.', { ...options, ...spanish }).html).toContain('>Consejo</p>')
})

test('a quotation stays one', () => {
  expect(html('> It snowed.')).toBe('<blockquote>\n<p>It snowed.</p>\n</blockquote>')
})

test('in print a callout is its label in bold and its text', () => {
  const { blocks, unprintable } = compile('> [!NOTE]\n> Look.', { ...options, print: true })
  expect(blocks.map((block) => block.kind === 'paragraph' && block.words[0])).toEqual([
    { text: 'Note', bold: true, italic: false },
    { text: 'Look.', bold: false, italic: false },
  ])
  expect(unprintable).toEqual([])
})

test('several pictures in one paragraph are a gallery, whose links lead to their files', () => {
  expect(html("![A roof](roof 'Before')\n![A post](post)\n![A deck](deck)")).toMatchInlineSnapshot(
    `"<div class="picture-gallery" role="group" aria-label="Pictures"><ul class="picture-rows"><li><figure><a href="/roof-1600" data-position="1 of 3"><img src="/roof.jpg" alt="A roof" sizes="(min-width: 48em) 23rem, 100vw" srcset="/roof-480 480w" width="1200" height="800" loading="lazy" decoding="async"></a><figcaption>Before</figcaption></figure></li><li data-upright="true"><figure><a href="/post-1600" data-position="2 of 3"><img src="/post.jpg" alt="A post" sizes="(min-width: 48em) 23rem, 100vw" srcset="/post-480 480w" width="600" height="900" loading="lazy" decoding="async"></a></figure></li><li><figure><a href="/deck-1600" data-position="3 of 3"><img src="/deck.jpg" alt="A deck" sizes="(min-width: 48em) 23rem, 100vw" srcset="/deck-480 480w" width="1200" height="800" loading="lazy" decoding="async"></a></figure></li></ul></div>"`,
  )
})

test('a picture within words, and one alone, are no gallery', () => {
  expect(html('See ![A roof](roof) and ![A deck](deck).')).not.toContain('gallery')
  expect(html('![A roof](roof)')).not.toContain('gallery')
})

test('in print a gallery is a figure for each picture, and a video is reported', () => {
  const printed = (markdown: string) => compile(markdown, { ...options, print: true })
  expect(printed("![A roof](roof 'Before')\n![A deck](deck)").blocks).toEqual([
    { kind: 'figure', image: 'roof', alt: 'A roof', caption: 'Before' },
    { kind: 'figure', image: 'deck', alt: 'A deck', caption: '' },
  ])
  expect(printed('[![A roof](roof)](https://vimeo.com/76979871)').unprintable).toMatchObject([
    { what: 'a video', line: 1 },
  ])
})

test('a picture that leads to a video is a link to it, which names what a script plays', () => {
  const { html, videos } = compile(
    "[![A crane](roof 'In forty seconds.')](https://youtu.be/aqz-KE-bpKQ)",
    options,
  )
  expect(html).toMatchInlineSnapshot(
    `"<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-video="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&#x26;rel=0" class="video" rel="external noopener"><img src="/roof.jpg" alt="A crane" srcset="/roof-480 480w" sizes="50vw" width="1200" height="800" loading="lazy" decoding="async"><span class="button">Play the video</span></a><figcaption>In forty seconds. <small>Plays from YouTube. Nothing loads from there until you press play.</small></figcaption></figure>"`,
  )
  expect(videos).toEqual(['youtube'])
})

test('a video of a file is the browser’s own player, which loads nothing before a click', () => {
  expect(html('[![A crane](roof)](/files/ridge.mp4)')).toMatchInlineSnapshot(
    `"<figure><video controls preload="none" playsinline aria-label="A crane" poster="/roof.jpg" width="1200" height="800" src="/files/ridge.mp4"><track kind="captions" src="/files/ridge.vtt" default><a href="/files/ridge.mp4">A crane <small>(MP4, 9 MB)</small></a></video></figure>"`,
  )
})

test('a picture that leads to a page, and a video in a sentence, stay links', () => {
  expect(html('[![A roof](roof)](/roofing)')).not.toContain('video')
  expect(html('See [the crane](https://youtu.be/aqz-KE-bpKQ).')).not.toContain('data-video')
})

test('a link to a file says its type and size; alone in its paragraph it is a download', () => {
  expect(html('[The plan](/files/plan.pdf)')).toBe(
    '<p class="download"><a href="/files/plan.pdf">The plan <small>(PDF, 1.2 MB)</small></a></p>',
  )
  expect(html('See [the plan](/files/plan.pdf).')).toBe(
    '<p>See <a href="/files/plan.pdf">the plan <small>(PDF, 1.2 MB)</small></a>.</p>',
  )
})

test('footnotes and the way back are in the text’s language', () => {
  const spanish = { language: 'es', words: english.words.es ?? inEnglish.words }
  const { html } = compile('Nieve.[^1]\n\n[^1]: Medida.', { ...options, ...spanish })
  expect(html).toContain('>Notas</h2>')
  expect(html).toContain('aria-label="Volver al texto, nota 1"')
})

test('every example of the manual for authors compiles to what it says', () => {
  const [, section = ''] = readFileSync('content/README.md', 'utf8').split(
    '\n## What texts can show',
  )
  const examples = [
    ...(section.split('\n## ')[0] ?? '').matchAll(
      /\*\*(A [a-z]+)\*\*[^`]*?(?:`[^`]*`[^`]*?)*?```markdown\n([^]*?)```/g,
    ),
  ].map(([, name, markdown = '']) => [name, markdown] as const)
  const shown = {
    ...options.pictures,
    roofing: picture('a'),
    'decks-and-patios': picture('b'),
    'custom-builds': picture('c'),
  }
  const files = {
    'closing-the-roof-checklist.pdf': { name: 'closing-the-roof-checklist.pdf', bytes: 2000 },
  }
  const marks = {
    'A callout': 'class="text-callout',
    'A figure': '<figure><img',
    'A gallery': 'class="picture-gallery"',
    'A video': 'data-video="https://player.vimeo.com',
    'A download': 'class="download"',
    'A comparison': '<table',
    'A footnote': 'class="footnotes"',
  }
  expect(examples.map(([name]) => name)).toEqual(Object.keys(marks))
  for (const [index, mark] of Object.values(marks).entries()) {
    const [name, markdown = ''] = examples[index] ?? []
    const found = compile(markdown, { ...options, files, pictures: shown })
    expect([found.strayMarkup, found.misplaced, found.htmlTags], name).toEqual([[], [], []])
    expect(found.html, name).toContain(mark)
  }
})
