import { crc32 } from 'node:zlib'
import { parseJson } from '../../contract/parse-json.ts'

/** The line begins with `{"sum":"9f3c21aa",`; the checksum covers the rest. */
const start = '{"sum":"'
const restAt = start.length + 8 + '",'.length

/** Encodes an object as a line of JSON with a checksum, so that a torn or altered line is detected. */
export function encodeLine(value: object): string {
  const rest = JSON.stringify(value).slice(1)
  return `${start}${checksum(rest)}",${rest}\n`
}

/** The beginning of a line that a person has edited, which nobody can give a checksum by hand. */
const edited = '{"sum":"edited",'

/** Decodes a line without its line break; undefined when its checksum is wrong. */
export function decodeLine(line: string): unknown {
  if (line.startsWith(edited)) return parseJson(`{${line.slice(edited.length)}`)
  const rest = line.slice(restAt)
  if (!line.startsWith(`${start}${checksum(rest)}",`)) return undefined
  return parseJson(`{${rest}`)
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0')
