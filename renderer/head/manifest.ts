import type { Site } from '../../services/content/model/site.ts'

type Look = Pick<Site, 'brand' | 'business'>

/** The web app manifest, by which a phone names the site on its home screen. */
export const webManifest = (site: Look): string =>
  manifest(site, { start_url: '/', display: 'browser' })

/** The web app manifest of the admin, which staff install on their phones. */
export const adminManifest = (site: Look): string =>
  manifest(site, {
    id: '/admin/',
    start_url: '/admin/dashboard',
    scope: '/admin/',
    display: 'standalone',
  })

function manifest({ brand, business }: Look, app: Readonly<Record<string, string>>): string {
  const icons = [192, 512].flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  )
  const all = {
    name: business.brand,
    short_name: brand.shortName,
    ...app,
    background_color: brand.palette.page.light,
    theme_color: brand.themeColor,
    icons,
  }
  return `${JSON.stringify(all, null, 2)}\n`
}
