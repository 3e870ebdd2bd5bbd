/** Hosts of the font kit: its style sheet, and the fonts that the style sheet requests (S2.51). */
export const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net'] as const

/**
 * Loads the kit's style sheet without blocking rendering: the fallback face is shown until it
 * arrives. In: the kit's id. Rejects when it cannot be loaded.
 */
export function addFontKit(kit: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `${fontKitHosts[0]}/${kit}.css`
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', reject)
    document.head.append(sheet)
  })
}
