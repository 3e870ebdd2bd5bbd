/** Hosts of the owner's font kit: its style sheet, and what that asks for (SPEC.md §7 "preconnects"). */
export const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net'] as const

/**
 * Asks for the kit's style sheet without holding anything up: the open face shows until it has come,
 * and stays where it never does. In: the kit's id. Rejects when it cannot be loaded.
 */
export function addFontKit(kit: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `${fontKitHosts[0]}/${kit}.css`
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => reject(new Error(`The font kit ${kit} did not come`)))
    document.head.append(sheet)
  })
}
