/** What the addresses of a page are compared with. */
interface Preview {
  /** The path in front of every page of the preview: `/preview/<id>`. */
  prefix: string
  /** Whether a path is a page, or a file that only this edition has. */
  isOwn: (path: string) => boolean
}

/** Paths in attributes and JSON strings, also in lists of pictures (`srcset`), with what follows them in the address. */
const addresses = /(?<=["'\s,(])\/(?![/])[\w.~%!$&*+=:@/-]*(?=["'\s,)?#])/g

/** Scripts that run: their text must stay as its hash in the Content-Security-Policy. */
const runningScripts = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g

/**
 * Returns the HTML of a page with its addresses in the preview, so that every link of it and of its islands stays there.
 * Addresses of everything else, such as style sheets and code, stay as they are.
 * @param bar HTML that is put at the top of the page
 * @param formsOff the text that forms show in place of sending
 */
export function previewHtml(
  html: string,
  { prefix, isOwn, bar, formsOff }: Preview & { bar: string; formsOff: string },
): string {
  const inPreview = (text: string) =>
    text.replace(addresses, (path) => (isOwn(path) ? prefix + path : path))
  let end = 0
  let written = ''
  for (const { 0: script, index } of html.matchAll(runningScripts)) {
    // The attributes have the address of the code, which no preview has.
    written += inPreview(html.slice(end, index)) + script
    end = index + script.length
  }
  return (written + inPreview(html.slice(end)))
    .replace(/<html\b/, () => `<html data-preview="${escapeAttribute(formsOff)}"`)
    .replace(/<body\b[^>]*>/, (body) => body + bar)
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
