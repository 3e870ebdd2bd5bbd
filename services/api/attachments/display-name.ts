import type { AttachmentKind } from './contract.ts'

const maxLength = 80
/** Longer names are truncated; file systems allow 255 characters. */
const maxInputLength = 1000

/**
 * Returns the file name that staff see: the original name without folders, control characters and characters that are
 * special in file systems or headers, with the extension of its detected kind.
 */
export function displayName(given: string, kind: AttachmentKind): string {
  const name = shorten(sanitize(given).replace(/\.[^.]*$/, '')) || 'file'
  return `${name}.${kind === 'jpeg' ? 'jpg' : kind}`
}

/** Returns the name of a rejected file for the error message, with its original extension. */
export const rejectedFileName = (given: string): string => shorten(sanitize(given)) || '?'

/**
 * Sanitizes a name. Browsers escape quotes and line breaks in multipart names as `%22`, `%0D` and `%0A` (WHATWG HTML).
 */
const sanitize = (given: string): string =>
  (given.slice(0, maxInputLength).split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/%(22|0D|0A)/g, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '')

const shorten = (name: string): string =>
  Array.from(name.slice(...withoutEnds(name)))
    .slice(0, maxLength)
    .join('')

/** Returns the bounds of the name without leading and trailing dots and spaces. */
function withoutEnds(name: string): [from: number, to: number] {
  const counts = (sign: string | undefined) => sign !== undefined && !/[.\s]/.test(sign)
  const signs = name.split('')
  const from = signs.findIndex(counts)
  return from === -1 ? [0, 0] : [from, signs.findLastIndex(counts) + 1]
}
