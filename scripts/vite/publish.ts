import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { urls } from '../../services/content/model/urls.ts'
import { publishImages, publishMasters } from '../../services/images/publish.ts'
import { publishShares, type Shared } from '../../services/images/share.ts'
import { feeds } from '../../renderer/head/feeds.ts'
import { robotsTxt, sitemapXml } from '../../renderer/head/sitemap.ts'
import { contentReport } from './content-report.ts'
import { gitDays } from './git-days.ts'
import { siteFile } from './site-file.ts'
import { redirectsFile } from './static-host.ts'

/**
 * What the build writes besides pages: pictures, sitemap.xml, robots.txt, feeds, what static hosts
 * read, dist/site.json with dist/images, which is all that the service knows about content, and
 * dist/content.json, which it shows to staff.
 */
export function publish(): Plugin {
  return {
    name: 'highpine:publish',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const out = dir ?? 'dist/client'
      const site = getSite()
      const began = performance.now()
      const images = Object.values(site.images)
      const { encoded, cached } = await publishImages(images, {
        masters: 'content/images',
        out,
        cache: '.cache/images',
      })
      await publishMasters(images, { masters: 'content/images', out: join(out, '../images') })
      await publishShares(sharedPages(site), {
        masters: 'content/images',
        out,
        cache: '.cache/images',
        brand: site.business.brand,
      })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      this.info(`pictures: ${encoded} encoded, ${cached} from the cache, ${seconds} s`)
      await mkdir(out, { recursive: true })
      await writeFile(join(out, 'sitemap.xml'), sitemapXml(site, gitDays(process.cwd())))
      await writeFile(join(out, 'robots.txt'), robotsTxt(site))
      const { rss, atom } = feeds(site)
      await writeFile(join(out, urls.rss), rss)
      await writeFile(join(out, urls.atom), atom)
      const forService = siteFile(site, new Date())
      await writeFile(
        join(out, '_redirects'),
        redirectsFile(forService.redirects, process.env['SERVICE_ORIGIN']),
      )
      await writeFile(join(out, '../site.json'), JSON.stringify(forService, null, 1))
      const forStaff = contentReport(site, new Date(forService.builtAt))
      await writeFile(join(out, '../content.json'), JSON.stringify(forStaff, null, 1))
    },
  }
}

/** Every page with the scene that its shared links show. */
const sharedPages = (site: Site): Shared[] =>
  routes(site).flatMap(({ path, label, image }) => {
    const scene = site.images[image ?? site.business.shareImage]
    return scene ? [{ path, title: path === '/' ? site.business.description : label, scene }] : []
  })
