import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { imageEncoding } from '../../model/picture.ts'
import { placeOf } from '../files/folder.ts'
import { type FileCache, fileFingerprint } from '../files/file-cache.ts'
import { type Photograph, readPhotograph } from './photograph.ts'

/** A picture's master: its size as displayed, and a `version` that changes with its content. */
export type Master = Photograph & {
  version: string
  /** The size of its file. */
  bytes: number
  /** It is an SVG that pages show as it is. */
  vector: boolean
  /** What an SVG may not contain. */
  forbidden?: 'code' | 'outside file' | undefined
}

/**
 * A larger SVG is shown as AVIF and JPEG, like a photograph: a phone would need longer to paint it than to download
 * an AVIF (docs/decisions/0040-illustrations-as-svg.md, `npm run bench -- paint`).
 */
const vectorLimits = { bytes: 120_000, elements: 1_500 }

/**
 * Reads a master's header; undefined when it is no picture that the site can show.
 * @param folder the content folder
 */
export function readMaster(folder: string, file: string, cache: FileCache): Master | undefined {
  const path = placeOf(folder, file)
  const fingerprint = fileFingerprint(path)
  const kept = cache.findUnchanged(file, fingerprint) ?? cache.add(file, fingerprint, '', undefined)
  return cache.keep(
    kept,
    'master',
    () => readHeader(path),
    () => '',
  )
}

function readHeader(file: string): Master | undefined {
  const bytes = readFileSync(file)
  const svg = extname(file) === '.svg' ? bytes.toString('utf8') : undefined
  const shown = svg === undefined ? readPhotograph(bytes) : readSvg(svg)
  const vector =
    svg !== undefined &&
    bytes.length <= vectorLimits.bytes &&
    countElements(svg) <= vectorLimits.elements
  const hash = createHash('sha256').update(`${imageEncoding} `).update(bytes).digest('hex')
  return shown && { ...shown, vector, bytes: bytes.length, version: hash.slice(0, 8) }
}

/** Reads an SVG's size: its own width and height in px, else its viewBox. */
function readSvg(text: string): Omit<Master, 'version' | 'vector' | 'bytes'> | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1])
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = Math.round(length('width') || box?.[2] || 0)
  const height = Math.round(length('height') || box?.[3] || 0)
  // After its end only comments and white space may follow.
  const complete = /<\/svg\s*>(?:\s|<!--[^]*?-->)*$/.test(text) || /\/>$/.test(tag)
  if (!(width > 0 && height > 0)) return undefined
  return { width, height, hasLocation: false, complete, forbidden: forbiddenIn(text) }
}

/** Counts the elements of an SVG. */
const countElements = (text: string): number => text.match(/<[a-z]/gi)?.length ?? 0

/**
 * Finds code and outside files: pages show drawings as they are, and browsers must run and fetch nothing for them.
 */
function forbiddenIn(text: string): Master['forbidden'] {
  if (/<script\b|<foreignObject\b|\son[a-z]+\s*=|javascript:/i.test(text)) return 'code'
  const outside =
    /<text\b|[\s:]href\s*=\s*["'](?!#|data:)|\burl\(\s*["']?(?!["']?#|["']?data:)|@import/i
  return outside.test(text) ? 'outside file' : undefined
}
