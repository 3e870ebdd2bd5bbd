import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { compileCached, readCompiled, usesWords } from '../../markdown/cache.ts'
import type { Compiled, CompileOptions, TextWords } from '../../markdown/compile.ts'
import { type ByLanguage, eachLanguage, inLanguage, type Language } from '../../model/languages.ts'
import { lastResult, memoize } from '../../model/memoize.ts'
import { type Facts, placeholders } from '../../model/location/placeholders.ts'
import type { Body, Image } from '../../model/site.ts'
import { jpegUrl, largeUrl, srcSetOf, vectorUrl } from '../../model/picture.ts'
import { captionsOf, linkedFile } from '../../model/text-files.ts'
import type { VideoHost } from '../../schema/video.ts'
import { hasMessages } from '../../schema/message.ts'
import { type Entry, readBody } from '../files/entry.ts'
import { entriesOf, type ContentFiles } from '../files/read-files.ts'
import type { CompileJob } from './compile-worker.ts'
import { markdownLineProblems } from './markdown-lines.ts'
import { strayMarkupProblems, markdownProblems } from './markdown-problems.ts'
import type { Problem } from '../../model/problem.ts'

/** Emails are compiled by load/emails.ts. */
const folders = Object.values<Kind>(kinds)
  .filter(({ ending, folder }) => ending === '.md' && !hasMessages(`content/${folder}/`))
  .map(({ folder }) => folder)

/** How wide a picture in a text is shown: its `sizes` attribute. */
const imageSizes = '(min-width: 48em) 46rem, 100vw'

/** A link in a text, where it is written. */
export interface TextLink extends Pick<Problem, 'file' | 'line' | 'column' | 'field'> {
  href: string
}

/** Compiles every Markdown body, whether or not the fields above it are in order. */
export function compileBodies(
  { folder, cache }: { folder: string; cache: string },
  files: ContentFiles,
  factsIn: ReadonlyMap<Language, Facts>,
  {
    images,
    words,
    ...known
  }: {
    images: Readonly<Record<string, Image>>
    words: ByLanguage<TextWords>
    names: readonly string[]
    layers: ReadonlySet<string>
  },
) {
  const videos = new Set<VideoHost>()
  const linkable = Object.fromEntries(files.files)
  const bodies = new Map<Entry, Body>()
  const problems: Problem[] = []
  const links: TextLink[] = []
  const pictures = embeddedPictures(images)
  const texts = folders
    .flatMap((folder) =>
      [...factsIn.keys()].flatMap((language) => entriesOf(files, folder, language)),
    )
    .map((entry) => ({
      entry,
      facts: factsIn.get(entry.language) ?? {},
      language: entry.language,
      ...optionsOf(entry),
    }))
  const wordsOf = eachLanguage((language) => {
    const { textBlocks, project } = inLanguage(words, language)
    return { textBlocks, project }
  })
  const worker = startWorker({
    folder,
    cache,
    pictures,
    files: linkable,
    words: Object.fromEntries([...factsIn.keys()].map((each) => [each, wordsOf(each)])),
    texts: texts.map(({ entry: { file }, ...options }) => ({ file, ...options })),
  })
  for (const { entry, facts, language, idPrefix, print } of texts) {
    const shared = { files: linkable, language, words: wordsOf(language) }
    const options = { facts, pictures, ...shared, idPrefix, print }
    const compiled = compileKept(entry, options, cache)
    bodies.set(entry, bodyOf(compiled, entry.file, options, { folder, cache }))
    const lines = markdownLineProblems(entry)
    problems.push(...markdownProblems(entry, compiled, known), ...lines)
    problems.push(...strayMarkupProblems(entry, compiled, lines))
    for (const host of compiled.videos) videos.add(host)
    links.push(
      ...compiled.links.map(({ href, line, column }) => ({
        file: entry.file,
        line: entry.bodyLine + line - 1,
        column,
        field: '',
        href,
      })),
    )
  }
  void worker?.terminate()
  return { bodies, problems, links, videos: [...videos].sort() }
}

/** The pictures that a text may show, as it shows them. */
export const embeddedPictures = (
  images: Readonly<Record<string, Image>>,
): CompileOptions['pictures'] =>
  Object.fromEntries(
    Object.values(images).map((image) => [
      image.name,
      {
        ...(image.vector
          ? { src: vectorUrl(image) }
          : { src: jpegUrl(image), srcSet: srcSetOf(image, 'jpg'), sizes: imageSizes }),
        large: largeUrl(image),
        width: image.width,
        height: image.height,
      },
    ]),
  )

/** How an entry's text is compiled: only the building guide is one page of several texts, and printed. */
function optionsOf({ file, name }: Entry): Pick<CompileOptions, 'idPrefix' | 'print'> {
  const idPrefix = file.startsWith('content/building-guide/') ? name : undefined
  return { idPrefix, print: idPrefix !== undefined || file === 'content/pages/building-guide.md' }
}

/** Is built beside a program (scripts/run-bundled.mjs). A program that runs from source compiles without it. */
const workerFile = join(import.meta.dirname, 'compile-worker.mjs')

/** Starts a second thread if nothing is compiled yet. What it can't read or write is left to the loader. */
function startWorker(job: CompileJob): Worker | undefined {
  if (existsSync(job.cache) || !existsSync(workerFile)) return undefined
  return new Worker(workerFile, { workerData: job }).on('error', () => undefined)
}

const lastBody = memoize((_: ReturnType<typeof compileKept>) => lastResult<Body>())

/** A separate function, so that the closure does not keep the entry, and with it the whole file, in memory. */
const bodyOf = (
  compiled: ReturnType<typeof compileKept>,
  file: string,
  options: CompileOptions,
  { folder, cache }: { folder: string; cache: string },
): Body =>
  lastBody(compiled)([cache], () => {
    const read = () =>
      readCompiled(compiled.name, cache) ?? compileCached(readBody(folder, file), options, cache)
    return new CompiledBody(compiled, read)
  })

/** Returns what the loader needs of a text: everything but the HTML. */
function compileKept(entry: Entry, options: CompileOptions, cache: string) {
  const { pictures, files, language, words, idPrefix, print } = options
  return entry.keep(
    'compiled',
    () => {
      const compiled = compileCached(entry.body, options, cache)
      const { name, headings, links, images, htmlTags, notes, places } = compiled
      const { misplaced, strayMarkup, words, unprintable, videos } = compiled
      const saysWords = usesWords(entry.body)
      const facts = [...new Set(placeholders(entry.body).map(({ name }) => name))]
      const texts = { name, headings, links, images, htmlTags, words, facts }
      return { ...texts, notes, places, misplaced, strayMarkup, unprintable, videos, saysWords }
    },
    // The part of the key that comes from the rest of the content.
    (compiled) =>
      JSON.stringify([
        ...[idPrefix, print, compiled.facts.map((name) => options.facts[name])],
        compiled.images.map(({ name }) => pictures[name]),
        compiled.links.flatMap(({ href }) => {
          const name = linkedFile(href)
          return name === undefined
            ? []
            : [files[name] ?? name, captionsOf(href, { files: Object.values(files) })]
        }),
        compiled.saysWords ? [language, words] : [],
      ]),
  )
}

/**
 * A text whose HTML is read from the cache on each access and not kept in memory: an edit needs few of thousands of
 * texts, a page only its own.
 */
class CompiledBody implements Body {
  readonly headings: Body['headings']
  readonly words: number
  readonly places: Body['places']
  readonly #name: string
  readonly #read: () => Compiled

  constructor(
    compiled: Pick<Compiled, 'headings' | 'words' | 'places'> & { name: string },
    read: () => Compiled,
  ) {
    const { headings, words, places, name } = compiled
    this.headings = headings.map(({ depth, id, text }) => ({ depth, id, text }))
    this.words = words
    this.places = places
    this.#name = name
    this.#read = read
  }

  /** In hashes its name, which is a hash of the text, represents it (scripts/build/graph.ts). */
  toJSON(): string {
    return this.#name
  }

  get html(): string {
    return this.#read().html
  }

  get blocks(): Body['blocks'] {
    return this.#read().blocks
  }
}
