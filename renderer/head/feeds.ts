import { Feed } from 'feed'
import type { Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import { listPage } from '../../services/content/model/optional-pages.ts'
import { absolute, shareUrl, urls } from '../../services/content/model/urls.ts'

/** The number of articles in a feed. */
const maxEntries = 30

/** Renders the newest posts and guides as RSS 2.0 and as Atom, both at once. */
export const feeds = memoize((site: Site): { rss: string; atom: string } => {
  const { brand, origin, description, email } = site.business
  const articles = [...site.posts, ...site.guides]
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
    .slice(0, maxEntries)
  const days = articles.map(({ date, updated }) => updated ?? date)
  // A feed must have an `updated` date, even without entries.
  const newest = (days.length > 0 ? days : site.pages.map(({ updated }) => updated)).sort().at(-1)
  const list = listPage(site, 'posts') ?? listPage(site, 'guides')
  const feed = new Feed({
    title: siteWords(site, 'feed')('title', { brand }),
    description,
    id: `${origin}/`,
    link: absolute(origin, list?.path ?? urls.home),
    language: site.language,
    copyright: site.business.legalName,
    ...(newest && { updated: noonOf(newest) }),
    feedLinks: { rss: origin + urls.rss, atom: origin + urls.atom },
  })
  for (const { title, path, summary, body, author, date, updated } of articles) {
    const address = absolute(origin, path)
    feed.addItem({
      title,
      id: address,
      link: address,
      description: summary,
      content: withAbsoluteUrls(body.html, address),
      // RSS 2.0 requires an email address for an author.
      author: [{ name: site.authors[author]?.name ?? brand, email }],
      published: noonOf(date),
      date: noonOf(updated ?? date),
      image: origin + shareUrl(path),
    })
  }
  return { rss: asXml(feed.rss2()), atom: asXml(feed.atom1()) }
})

/** Noon in the Rocky Mountains (19:00 UTC in winter), so that it is the same day in most readers' time zones. */
const noonOf = (day: string) => new Date(`${day}T19:00:00Z`)

/** An opening tag; a quoted value may have a `>` in it. */
const tag = /<[a-z](?:[^>"]|"[^"]*")*>/gi

/**
 * Makes every URL of a text's HTML absolute: feed readers show it on other sites, where `/roofing`, a picture’s `srcset`
 * or the `#` of a footnote would lead nowhere. Text outside tags stays as it is.
 * @param page the address of the page that the text is on
 */
export const withAbsoluteUrls = (html: string, page: string): string =>
  html.replace(tag, (opening) =>
    opening
      .replace(/(?<= (?:href|src|poster)=")[^"]*/g, (url) => absoluteUrl(url, page))
      .replace(/(?<= srcset=")[^"]*/g, (list) =>
        list.replace(/(?<=^\s*|,\s+)[^\s,]\S*/g, (url) => absoluteUrl(url, page)),
      ),
  )

const absoluteUrl = (url: string, page: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, page) ? url : new URL(url, page).href

/** Characters that XML 1.0 forbids, even as references: one of them makes the whole feed unreadable. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * Replaces what XML forbids, wherever it came from, and corrects the media type of pictures: the library derives it from
 * the extension, but `image/jpg` is not registered.
 */
const asXml = (xml: string) =>
  xml.replaceAll(forbidden, ' ').replaceAll('type="image/jpg"', 'type="image/jpeg"')
