import { copyFileSync, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Document, isMap, isNode, isPair, isScalar, type Node } from 'yaml'
import { z } from 'zod'
import { knownNames } from '../../services/content/load/collections/collections.ts'
import { validate } from '../../services/content/load/collections/validate.ts'
import { declaredPlace } from '../../services/content/load/files/declared-place.ts'
import { pictureEndings } from '../../services/content/load/files/placement.ts'
import { type ContentFiles, entriesOf } from '../../services/content/load/files/read-files.ts'
import {
  fieldsOf,
  type Shape,
  shapeOf,
  valueAt,
} from '../../services/content/load/messages/shape.ts'
import type { Entry } from '../../services/content/load/files/entry.ts'
import { mergeTranslation } from '../../services/content/load/collections/translation.ts'
import { splitLanguage } from '../../services/content/model/languages.ts'
import { dayOf } from '../../services/content/model/office-days.ts'
import { fieldName, type Problem } from '../../services/content/model/problem.ts'
import { createRefer } from '../../services/content/schema/fields.ts'
import { markdown, todo } from '../adopt/yaml.ts'
import { CommandError } from '../store/report.ts'
import {
  type Editing,
  finish,
  newProblems,
  problemLines,
  readContent,
  updateAddresses,
} from './change.ts'
import {
  fileOf,
  kindCalled,
  labelOf,
  type NamedEntry,
  requireAddressPart,
  requireFreeNames,
  singleFileCalled,
  splitTyped,
  wholeSite,
} from './names.ts'
import {
  type Ask,
  fieldShape,
  longestText,
  type Question,
  requiredValue,
  readAnswer,
} from './new-fields.ts'
import { type Suggestion, suggest, suggestInTranslation } from './suggestions.ts'
import { hasWords, originalHint, originalOf, requiredWords, withAllEntries } from './translation.ts'
import { type Change, inWorkspace } from './workspace.ts'

type Path = readonly (string | number)[]

/** Where the answers come from. */
export interface Answers {
  /** Those that are given, by the names of their fields (`hub.updated`): typed as text, or as values. */
  given: Readonly<Record<string, unknown>>
  /** Leaves out given answers to what isn't asked, such as what another kind of page has. */
  onlyAsked?: boolean
  /**
   * Asks a person; undefined where there is none. An empty answer takes the suggestion.
   * @param fault what was wrong with the answer before
   */
  prompt?: (question: Question, suggestion: Suggestion, fault?: string) => Promise<string>
  /** Examples stand for what isn't given, each with a comment that says so. */
  examples: boolean
  /** A picture to copy, for an entry of images/. */
  picture?: string | undefined
}

/** Something that was asked, with what it could have. */
export interface Asked {
  question: Question
  suggestion: Suggestion
}

/** An entry that is not written, because answers are missing or wrong. */
export class UnfinishedEntry extends CommandError {
  override name = 'UnfinishedEntry'
  constructor(
    message: string,
    /** Everything that was asked. */
    readonly asked: readonly Asked[],
    /** By the names of fields. */
    readonly faults: readonly Pick<Problem, 'field' | 'reason' | 'repair'>[],
  ) {
    super(message)
  }
}

/** Returns what comes above the fields of a new file, by its path in the content folder: such as the line by which editors find its schema. */
type FirstLine = (path: string, language: string) => string | undefined

/**
 * Writes a new file of a kind, as a draft where the kind has drafts.
 * @param kindTyped a folder of content or a name of the table of kinds
 * @param nameTyped the name of the file
 * @returns the file, what was written, also a line each, and what other files need with it
 * @throws UnfinishedEntry an answer is missing or wrong; then nothing was written
 * @throws CommandError there can be no such file
 */
export async function newEntry(
  editing: Editing,
  kindTyped: string,
  nameTyped: string,
  answers: Answers,
  firstLine: FirstLine = () => undefined,
): Promise<{ file: string; lines: string[]; changes: Change[]; left: string[] }> {
  const files = readContent(editing)
  const entry = newName(editing, files, kindTyped, nameTyped)
  const { kind, kindName } = entry
  const schema = kind.schema(createRefer(knownNames(files)))
  const shape = shapeOf(schema)
  const marked = new Set<string>()
  const original = originalOf(files, entry)
  const sources = { files, schema, shape, answers, editing, marked, original }
  const fields = createFields(entry, sources)
  return await inWorkspace(
    editing.folder,
    async (workspace) => {
      if (kindName === 'images' && !original)
        bringPicture(files, entry, answers.picture, workspace.copy)
      await fields.askRequired()
      const path = fileOf(entry).slice('content/'.length)
      const line = firstLine(path, files.language)
      // What a draft needs once it is none is told, too.
      const write = () => workspace.write(path, fields.text(line, { draft: false }))
      write()
      // What only the content as a whole asks for, such as the neighbors of a town.
      let problems = newProblems(editing, workspace)
      for (let round = 0; round < 5 && problems.length > 0; round++) {
        if (!(await fields.askFor(problems))) break
        write()
        problems = newProblems(editing, workspace)
      }
      const own = problems.filter(({ file }) => file === fileOf(entry))
      if (own.length > 0)
        throw new UnfinishedEntry(
          `${labelOf(entry)} would not be valid; nothing was written:\n${problemLines(editing, own).join('\n')}\n\nThis was to be written:\n${fields.text(undefined, { draft: true })}`,
          fields.asked,
          own,
        )
      workspace.write(path, fields.text(line, { draft: true }))
      updateAddresses(editing, workspace)
      const left = problemLines(editing, problems)
      const leftLines = left.length > 0 ? ['Left to do by hand:', ...left] : []
      return { file: path, ...finish(editing, workspace, leftLines), left }
    },
    editing.cache,
  )
}

/** @throws CommandError there is no such kind, or there is such a file */
function newName(
  { folder }: Editing,
  files: ContentFiles,
  kindTyped: string,
  nameTyped: string,
): NamedEntry {
  const entry =
    kindTyped === wholeSite
      ? singleFileCalled(nameTyped, files.language)
      : entryCalled(kindTyped, splitTyped(nameTyped, folder).name)
  if (!entry)
    throw new CommandError(
      kindTyped === wholeSite
        ? `There’s no ${nameTyped} among the files of the whole site.`
        : `There’s no kind of content called ${kindTyped}.`,
    )
  requireFreeNames(entry)
  requireAddressPart(splitLanguage(entry.name, files.language).name)
  if (files.texts.has(fileOf(entry))) throw new CommandError(`${labelOf(entry)} exists already.`)
  return entry
}

function entryCalled(kindTyped: string, name: string): NamedEntry | undefined {
  const [kindName, kind] = kindCalled(kindTyped) ?? kindCalled(`${kindTyped}s`) ?? []
  return kindName !== undefined && kind ? { kindName, kind, name } : undefined
}

/** Puts a picture beside the words for it. @throws CommandError there is none */
function bringPicture(
  files: ContentFiles,
  { name }: NamedEntry,
  picture: string | undefined,
  copy: string,
): void {
  if (files.pictures.has(name) && picture === undefined) return
  const ending = picture === undefined ? '' : extname(picture).toLowerCase()
  if (picture === undefined || !existsSync(picture) || !pictureEndings.includes(ending))
    throw new CommandError(
      `There’s no picture images/${name}. Name its file: --file ~/Pictures/roof.jpg (${pictureEndings.join(', ')}).`,
    )
  if (files.pictures.has(name)) throw new CommandError(`images/${name} has a picture already.`)
  copyFileSync(picture, join(copy, 'images', `${name}${ending}`))
}

interface FieldSources {
  files: ContentFiles
  schema: z.ZodType
  shape: Shape
  answers: Answers
  editing: Editing
  /** The fields whose values somebody has to replace. */
  marked: Set<string>
  /** What it translates. */
  original: Entry | undefined
}

const withOrder = z.object({ order: z.number() })

/** Collects the fields of a new file. */
function createFields(entry: NamedEntry, sources: FieldSources) {
  const { files, schema, shape, answers, editing, marked, original } = sources
  const isList = shape.type === 'array'
  const data: object = isList ? [] : {}
  /** With all that a translation leaves out. */
  const whole = () => (original ? mergeTranslation(shape, original.data, data) : data)
  const used = new Set<string>()
  const asked: Asked[] = []
  const missing: Asked[] = []
  const wrong: Problem[] = []
  const newFile = {
    name: entry.name,
    today: dayOf(editing.now, declaredPlace(files).timeZone),
    orders: entriesOf(files, entry.kind.folder).flatMap(
      (other) => withOrder.safeParse(other.data).data?.order ?? [],
    ),
  }
  const problemsOf = (value: unknown) => {
    const place = { file: fileOf(entry), locate: () => ({ line: 1, column: 1 }) }
    return validate(schema, { ...place, data: value }).problems
  }
  const known = new Set(original && problemsOf(original.data).map(keyOf))
  const validated = () => problemsOf(whole()).filter((problem) => !known.has(keyOf(problem)))
  const faultOf = ({ path, name }: Question, value: unknown) => {
    set(data, path, value)
    const found = validated().find(({ field }) => field === name || field.startsWith(`${name}[`))
    return found && { ...found, field: name }
  }
  const ask: Ask = async (own) => {
    const hint = original && originalHint(original, own.path)
    const question = hint === undefined ? own : { ...own, hint }
    const { name } = question
    const suggestion = original
      ? suggestInTranslation(question, newFile)
      : suggest(question, newFile)
    const given = answers.given[name]
    used.add(name)
    asked.push({ question, suggestion })
    let fault: Problem | undefined
    if (given !== undefined) {
      const value = typeof given === 'string' ? readAnswer(question, given) : given
      fault = faultOf(question, value)
      if (fault && !answers.prompt) wrong.push(fault)
      if (!fault || !answers.prompt) return value
    }
    if (answers.prompt)
      for (;;) {
        const said = await answers.prompt(question, suggestion, fault && shownFault(fault))
        const value = said.trim() === '' ? suggestion.value : readAnswer(question, said)
        fault = faultOf(question, value)
        if (fault !== undefined) continue
        if (said.trim() === '' && suggestion.isExample) marked.add(name)
        return value
      }
    if (suggestion.isExample) {
      // Examples are in another language.
      if (answers.examples && !original) marked.add(name)
      else missing.push({ question, suggestion })
    }
    set(data, question.path, suggestion.value)
    return suggestion.value
  }
  const askAt = async (path: Path) => {
    const own = fieldShape(shape, path, original?.data ?? data)
    if (own) set(data, path, await requiredValue(own, path, ask))
    return own !== undefined
  }
  const requireNone = () => {
    const none = missing.map(({ question: { name } }) => ({
      ...{ field: name, reason: 'is missing', repair: 'fill it in' },
    }))
    const faults = [...wrong, ...none]
    if (faults.length === 0) return
    const message =
      wrong.length > 0
        ? wrong.map((fault) => `--${shownFault(fault)}`).join('\n')
        : `These are needed, too${original ? '' : ' (or --examples, to replace examples in the file)'}:\n${missing.map(missingLine).join('\n')}`
    throw new UnfinishedEntry(message, asked, faults)
  }

  return {
    asked,
    async askRequired() {
      if (original) for (const path of requiredWords(shape, original.data)) await askAt(path)
      else {
        // Examples stand in for the firm's own until they are replaced.
        if (answers.examples && fieldsOf(shape).includes('placeholder'))
          Reflect.set(data, 'placeholder', true)
        // A list is begun with an entry.
        const own = isList ? { ...shape, minItems: Math.max(1, shape.minItems ?? 0) } : shape
        Object.assign(data, await requiredValue(own, [], ask, data))
        if ((shape.required ?? []).length === 0 && !shape.oneOf && !shape.anyOf) {
          const text = longestText(shape)
          if (text !== undefined && answers.given[text] === undefined) await askAt([text])
        }
      }
      const unasked = Object.keys(answers.given).filter((each) => !used.has(each))
      for (const name of answers.onlyAsked ? [] : unasked) {
        if (!(await askAt(pathOf(name))))
          throw new CommandError(`--${name} isn’t a field of ${entry.kind.folder}/.`)
      }
      requireNone()
      // Fields that are needed because of what others say, such as the consent of a person.
      for (let round = 0; round < 10; round++) {
        const needed = validated().find(({ reason }) => reason === 'is missing')
        if (!needed || !(await askAt(pathOf(needed.field)))) break
      }
      requireNone()
    },
    /** Asks for the fields that the problems of the file are about and that it doesn't have. */
    async askFor(problems: readonly Problem[]): Promise<boolean> {
      const fields = problems.flatMap(({ lacks, ...own }) =>
        [lacks ?? own].flatMap(({ file, field }) => (file === fileOf(entry) ? field : [])),
      )
      const isAbsent = (field: string) => field !== '' && valueAt(data, pathOf(field)) === undefined
      let asked = false
      for (const field of new Set(fields.filter(isAbsent)))
        asked = (await askAt(pathOf(field))) || asked
      requireNone()
      return asked
    },
    text(line: string | undefined, { draft }: { draft: boolean }) {
      const fields = topFields(shape, whole())
      const own = original ? withAllEntries(data, original.data) : data
      const isDraft = draft && fields.includes('draft')
      const ordered = isList ? own : inOrder({ ...own, ...(isDraft && { draft: true }) }, fields)
      return fileText(entry, { data: ordered, shape, marked, line, original })
    },
  }
}

const keyOf = ({ field, reason }: Problem): string => `${field} ${reason}`

const shownFault = ({ field, reason, repair }: Problem): string => `${field} ${reason} — ${repair}`

const missingLine = ({
  question: { name, choices, several, hint },
  suggestion: { value },
}: Asked): string =>
  value === undefined && hint !== undefined
    ? `  --${name}${several ? ' several with ; between' : ''}: ${hint}`
    : choices.length > 0
      ? `  --${name} ${several ? 'some' : 'one'} of ${choices.slice(0, 10).join(', ')}${choices.length > 10 ? `, … (${choices.length})` : ''}`
      : `  --${name}${several ? ' several with ; between' : ''}, such as ${JSON.stringify(value)}`

/** `hub.steps[0].title` → `['hub', 'steps', 0, 'title']` */
const pathOf = (field: string): (string | number)[] =>
  field
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

function set(data: object, path: Path, value: unknown): void {
  let parent = data
  path.forEach((key, index) => {
    if (index === path.length - 1) {
      Reflect.set(parent, key, value)
      return
    }
    const next: unknown = Reflect.get(parent, key)
    const child: object =
      typeof next === 'object' && next !== null
        ? next
        : typeof path[index + 1] === 'number'
          ? []
          : {}
    Reflect.set(parent, key, child)
    parent = child
  })
}

/** The fields in the order of the schema. */
function inOrder(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  const rank = (key: string) => (fields.includes(key) ? fields.indexOf(key) : fields.length)
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => rank(a) - rank(b)))
}

const topFields = (shape: Shape, data: unknown): string[] => fieldsOf(fieldShape(shape, [], data))

interface FileContent {
  data: object
  shape: Shape
  marked: ReadonlySet<string>
  line: string | undefined
  original: Entry | undefined
}

const withSummary = z.union([
  z.object({ summary: z.string() }).transform(({ summary }) => summary),
  z.object({ description: z.string() }).transform(({ description }) => description),
])

/** The text of the file: each field with what the schema says of it, and a mark on each example. */
function fileText(entry: NamedEntry, { data, shape, marked, line, original }: FileContent): string {
  const document = new Document(data)
  const isMarkdown = entry.kind.ending === '.md'
  comment(document.contents, [], (path) => {
    const own = fieldShape(shape, path, original?.data ?? data)
    const hint = path.length === 1 ? own?.description : undefined
    const mark = marked.has(fieldName(path)) ? todo('replace this example') : undefined
    return [hint, mark].filter((each) => each !== undefined)
  })
  const optional = topFields(shape, original?.data ?? data)
    .filter((field) => !Object.hasOwn(data, field))
    .filter((field) => !original || hasWords(shape, original.data, [field]))
  const yaml = document.toString({ lineWidth: 100, singleQuote: true })
  // A translation of a page of blocks has no text below its fields, either.
  const hasText = isMarkdown && original?.body.trim() !== ''
  const front = [
    ...(line === undefined ? [] : [`${line}\n`]),
    yaml,
    ...(optional.length === 0 ? [] : [`# It may also have: ${optional.join(', ')}.\n`]),
    ...(hasText ? [`# ${todo('write the text below the fields')}\n`] : []),
  ].join('')
  const body = hasText ? (withSummary.safeParse(data).data ?? entry.name) : ''
  return isMarkdown ? markdown(front, body) : front
}

/** Breaks a text into lines of a hundred characters. */
const wrapped = (text: string): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= 100) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])

/** Puts comments above fields and entries of lists. */
function comment(node: unknown, path: Path, linesAt: (path: Path) => readonly string[]): void {
  const put = (at: Path, target: Node) => {
    const lines = linesAt(at).flatMap(wrapped)
    if (lines.length > 0) target.commentBefore = lines.map((each) => ` ${each}`).join('\n')
  }
  if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue
      const at = [...path, String(pair.key.value)]
      put(at, pair.key)
      comment(pair.value, at, linesAt)
    }
    return
  }
  if (typeof node !== 'object' || node === null || !('items' in node) || !Array.isArray(node.items))
    return
  node.items.forEach((item: unknown, index) => {
    const at = [...path, index]
    if (isScalar(item) && isNode(item)) put(at, item)
    comment(item, at, linesAt)
  })
}
