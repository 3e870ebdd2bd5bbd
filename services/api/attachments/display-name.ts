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
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%;]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  const stem = Array.from(plain).slice(0, longest).join('')
  return `${stem || 'file'}.${endings[kind]}`
}
