/** How the slugs of test pages begin. */
export const testPagePrefix = 'test-enhanced-'

/** Every path of the site. No path ends with a slash, except the root. */
export const urls = {
  home: '/',
  services: '/services',
  contact: '/contact',
  sitemap: '/sitemap',
  search: '/search',
  /** Where forms without JavaScript lead. */
  thankYou: '/thank-you',
  thankYouGuide: '/thank-you-guide',
  terms: '/terms',
  privacy: '/privacy-policy',
  rss: '/feed.xml',
  atom: '/atom.xml',
  buildingGuide: '/building-guide',
  chapter: (slug: string) => `/building-guide/${slug}`,
  /** Single pages, offerings, guides. */
  page: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  post: (slug: string) => `/blog/${slug}`,
  project: (slug: string) => `/projects/${slug}`,
  job: (slug: string) => `/careers/${slug}`,
  cost: (slug: string) => `/costs/${slug}`,
  /** `state` is the slug of the firm's state, here and below. */
  town: (slug: string, state: string) => `/${slug}-${state}`,
  /** S1.14: `{prefix}-{city}-{state}`. */
  location: (prefix: string, town: string, state: string) => `/${prefix}-${town}-${state}`,
  /** S1.10: the test page of a location that has one. */
  testPage: (location: string) => `/${testPagePrefix}${location}`,
  /** A post or a guide that is not published, in development and, there under /api, for staff. */
  preview: (kind: 'post' | 'guide', slug: string) => `/preview/${kind}/${slug}`,
} as const

/** Parameters of the contact page's address. */
export const contactQuery = { town: 'town', service: 'service', page: 'from' } as const

/**
 * Returns the address of the contact page with what the linking page knows: its form is prefilled with that.
 * @param known the slugs of a town and of an offering, and the path of the page
 * @param contact the path of the contact page, which is another one in Spanish
 */
export function contactAbout(
  known: {
    town?: string | undefined
    service?: string | undefined
    page: string
  },
  contact: string = urls.contact,
): string {
  const query = new URLSearchParams()
  for (const name of ['town', 'service', 'page'] as const) {
    const value = known[name]
    if (value !== undefined) query.set(contactQuery[name], value)
  }
  return `${contact}?${query}`
}

/** S8.16: quality in image addresses, and the widths (px) that layouts ask for. */
export const imageQuality = 80
export const imageWidths = [480, 800, 1200, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]

/**
 * S6.4: `/api/image/{width|original}/{quality}/attached_assets/{file}`. With the picture's `version` the address
 * changes when the picture does, so that browsers may cache it forever; without, they revalidate it each time.
 */
export const imageUrl = (width: ImageWidth | 'original', file: string, version?: string) =>
  `/api/image/${width}/${imageQuality}/attached_assets/${file}${version ? `?v=${version}` : ''}`

/** The picture of a page in shared links: `/share/roofing.jpg`, `/share/projects/estate.jpg`. */
export const shareUrl = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`

/** Returns a canonical address: a path appended to the site's origin; the bare origin for the root. */
export const absolute = (origin: string, path: string) => (path === '/' ? origin : origin + path)
