/** Hosts of the font kit: its style sheet and page counter, and the font files. */
export const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net'] as const
