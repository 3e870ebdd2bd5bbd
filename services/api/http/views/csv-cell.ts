/** What a table begins with, so that Excel reads accents: the mark of UTF-8. */
export const csvBegin = '\uFEFF'

/**
 * A text as a cell of CSV (RFC 4180). A visitor’s words are never a formula: spreadsheets take a cell
 * that begins with one of these for one, quoted or not, and an apostrophe before it says that it is text.
 */
export function csvCell(text: string): string {
  const plain = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
