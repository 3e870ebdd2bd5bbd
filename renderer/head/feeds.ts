import { Feed } from 'feed'
import type { Site } from '../../services/content/model/site.ts'
import { absolute, shareUrl, urls } from '../../services/content/model/urls.ts'

/** So many of the newest pieces are in a feed. */
const most = 30

/** In: the site. Out: its blog and guides, newest first, as RSS 2.0 and as Atom. */
export function feeds(site: Site): { rss: string; atom: string } {
  const { brand, origin, description, email } = site.business
  const pieces = [...site.posts, ...site.guides]
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
    .slice(0, most)
  const newest = pieces.map(({ date, updated }) => updated ?? date).sort()
  const feed = new Feed({
    title: `${brand}: blog and guides`,
    description,
    id: `${origin}/`,
    link: origin + urls.blog,
    language: 'en',
    copyright: site.business.legalName,
    updated: at(newest.at(-1) ?? ''),
    feedLinks: { rss: origin + urls.rss, atom: origin + urls.atom },
  })
  for (const { title, path, summary, body, author, date, updated } of pieces) {
    const address = absolute(origin, path)
    feed.addItem({
      title,
      id: address,
      link: address,
      description: summary,
      content: withWholeAddresses(body.html, origin),
      // RSS 2.0 has no author without an address.
      author: [{ name: site.authors[author]?.name ?? brand, email }],
      published: at(date),
      date: at(updated ?? date),
      image: origin + shareUrl(path),
    })
  }
  return { rss: withMediaTypes(feed.rss2()), atom: withMediaTypes(feed.atom1()) }
}

/** A day of content: noon in Colorado, so that it is the same day everywhere people read. */
const at = (day: string) => new Date(`${day}T19:00:00Z`)

/** Readers show the text away from the site: `/roofing` would lead nowhere. */
const withWholeAddresses = (html: string, origin: string) =>
  html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)

/** The library makes the type of a picture from its ending, and no registered type is called `image/jpg`. */
const withMediaTypes = (xml: string) => xml.replaceAll('type="image/jpg"', 'type="image/jpeg"')
