/** Hosts of the font kit: its style sheet, and the fonts that the style sheet requests (S2.51). */
export const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net'] as const
