import type { Site } from '../../services/content/model/site.ts'

/** The web app manifest, by which a phone names the site on its home screen. */
export function webManifest({ brand, business }: Pick<Site, 'brand' | 'business'>): string {
  const icons = [192, 512].map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  const manifest = {
    name: business.brand,
    short_name: brand.shortName,
    start_url: '/',
    display: 'browser',
    background_color: brand.palette.page.light,
    theme_color: brand.themeColor,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
