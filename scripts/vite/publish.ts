import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { publishImages } from '../../services/images/publish.ts'
import { robotsTxt, sitemapXml } from '../../renderer/head/sitemap.ts'
import { siteFile } from './site-file.ts'

/**
 * What the build writes besides pages: pictures, sitemap.xml, robots.txt, and dist/site.json, which
 * is all that the service knows about content.
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
      const { encoded, cached } = await publishImages(Object.values(site.images), {
        masters: 'content/images',
        out,
        cache: '.cache/images',
      })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      this.info(`pictures: ${encoded} encoded, ${cached} from the cache, ${seconds} s`)
      await mkdir(out, { recursive: true })
      await writeFile(join(out, 'sitemap.xml'), sitemapXml(site))
      await writeFile(join(out, 'robots.txt'), robotsTxt(site))
      await writeFile(
        join(out, '../site.json'),
        JSON.stringify(siteFile(site, new Date()), null, 1),
      )
    },
  }
}
