import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { logoProperty } from '../../services/content/model/brand/brand.ts'
import type { Site } from '../../services/content/model/site.ts'
import { imageCache } from '../../services/images/cache.ts'
import { icon, type IconBrand, iconNames, iconTypes } from '../../services/images/icons.ts'
import type { CardBrand } from '../../services/images/share-card.ts'

/** What the icons of the site are made of. */
export const iconBrand = ({ brand, business }: Pick<Site, 'brand' | 'business'>): IconBrand => ({
  mark: brand.mark,
  iconGround: brand.iconGround,
  name: business.brand,
  letterColor: brand.palette.onDark,
})

/** What all share cards of the site have in common: the logo as in the footer. */
export function cardBrand({ brand, business }: Pick<Site, 'brand' | 'business'>): CardBrand {
  const { logo, palette } = brand
  const drawn = logo?.colors.reduce(
    (body, { dark }, index) => body.replaceAll(`var(${logoProperty(index)})`, dark),
    logo.body,
  )
  return {
    name: business.brand,
    logo: logo && {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" color="${palette.onDark}">${drawn}</svg>`,
      width: logo.width,
      height: logo.height,
      hasName: logo.hasName,
    },
    ground: palette.bar.light,
    text: palette.onDark,
    line: palette.action,
  }
}

/** Serves the icons in development. */
export function icons(): Plugin {
  return {
    name: 'site:icons',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = iconNames.find((each) => request.originalUrl?.split('?')[0] === `/${each}`)
        if (!name) return next()
        icon(name, iconBrand(getSite()), imageCache).then((bytes) => {
          response.setHeader('content-type', iconTypes[name])
          response.end(bytes)
        }, next)
      })
    },
  }
}
