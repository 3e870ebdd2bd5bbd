/** The first of `fontKitHosts`, written out because every page loads this. */
const host = 'https://use.typekit.net'

/**
 * Loads the kit's style sheet without blocking rendering: the fallback face is shown until it
 * arrives. In: the kit's id. Rejects when it cannot be loaded.
 */
export function addFontKit(kit: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `${host}/${kit}.css`
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', reject)
    document.head.append(sheet)
  })
}
