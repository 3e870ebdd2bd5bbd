import type { AttachmentKind } from '../contract/attachment.ts'

const endings: Record<AttachmentKind, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
  pdf: 'pdf',
}

const longest = 80

/**
 * What staff see and save a file as: the sender's name for it without folders, control characters,
 * signs that file systems or headers give a meaning, and with the ending that its bytes deserve.
 */
export function displayName(given: string, kind: AttachmentKind): string {
  return `${cut(plain(given).replace(/\.[^.]*$/, '')) || 'file'}.${endings[kind]}`
}

/** A file that is not taken, as its sender may be told of it: with the ending that it came with. */
export const saidName = (given: string): string => cut(plain(given)) || '?'

/** Browsers write `%22` and two others for signs that would end the name in a form post (WHATWG HTML). */
const plain = (given: string): string =>
  (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/%(22|0D|0A)/g, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '')

const cut = (name: string): string =>
  Array.from(name.replaceAll(/^[.\s]+|[.\s]+$/g, ''))
    .slice(0, longest)
    .join('')
