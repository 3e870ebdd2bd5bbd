import { Feed } from 'feed'
import type { Site } from '../../services/content/model/site.ts'
import { absolute, shareUrl, urls } from '../../services/content/model/urls.ts'

/** The number of articles in a feed. */
const maxEntries = 30

/** Renders the newest posts and guides as RSS 2.0 and as Atom. */
export function feeds(site: Site): { rss: string; atom: string } {
  const { brand, origin, description, email } = site.business
  const articles = [...site.posts, ...site.guides]
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
    .slice(0, maxEntries)
  const days = articles.map(({ date, updated }) => updated ?? date)
  // A feed must have an `updated` date, even without entries.
  const newest = (days.length > 0 ? days : site.pages.map(({ updated }) => updated)).sort().at(-1)
  const feed = new Feed({
    title: `${brand}: blog and guides`,
    description,
    id: `${origin}/`,
    link: origin + urls.blog,
    language: 'en',
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
      content: withAbsoluteUrls(body.html, origin),
      // RSS 2.0 requires an email address for an author.
      author: [{ name: site.authors[author]?.name ?? brand, email }],
      published: noonOf(date),
      date: noonOf(updated ?? date),
      image: origin + shareUrl(path),
    })
  }
  return { rss: withMediaTypes(feed.rss2()), atom: withMediaTypes(feed.atom1()) }
}

/** Noon in Colorado (19:00 UTC in winter), so that it is the same day in most readers' time zones. */
const noonOf = (day: string) => new Date(`${day}T19:00:00Z`)

/** Feed readers show the text on other sites, where a relative `/roofing` would be broken. */
const withAbsoluteUrls = (html: string, origin: string) =>
  html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)

/** The library derives the media type from the extension, but `image/jpg` is not registered. */
const withMediaTypes = (xml: string) => xml.replaceAll('type="image/jpg"', 'type="image/jpeg"')
