import type { Site } from './site.ts'
import { urls } from './urls.ts'

/** Which folder under `pages/` shows a path. */
export type RouteKind =
  | 'home'
  | 'overview'
  | 'index'
  | 'contact'
  | 'about'
  | 'careers'
  | 'text'
  | 'building-guide'
  | 'offering'
  | 'location'
  | 'location-view'
  | 'guide'
  | 'post'
  | 'project'
  | 'sitemap'

export interface Route {
  path: string
  kind: RouteKind
  /** What a list of pages calls it. */
  label: string
  /** In search engines, sitemap.xml and the HTML sitemap. */
  index: boolean
  /** The day its content last changed, where the content says so. */
  updated?: string | undefined
  /** The picture that shared links show, by name; the firm's own when left out. */
  image?: string | undefined
  /** The content file it is made from, and the others that go into it. */
  file: string
  alsoFrom?: string[] | undefined
  /** The ids that a link may point at with `#`. */
  anchors: string[]
}

/** Ids that the templates themselves put on a page. */
const templateAnchors: Partial<Record<RouteKind, string[]>> = {
  home: ['about', 'build', 'rent', 'service', 'premium', 'testimonials', 'contact'],
  overview: ['build', 'remodel', 'service', 'manage', 'rent'],
  location: ['services', 'estimate', 'faq'],
  'location-view': ['services', 'estimate', 'faq'],
  offering: ['estimate', 'faq'],
  contact: ['form', 'map'],
  about: ['map'],
  careers: ['openings'],
}

/** Ids that templates put on pages with a Markdown body; headings of the body get others. */
export const idsBesideBody = [
  'content',
  'contents-title',
  'estimate',
  'faq',
  'faq-title',
  'form',
  'map',
  'openings',
  'terms',
] as const

/** Every page of the public site, once. Prerendering, sitemaps, feeds and the link check read this. */
export const routes = (
  site: Pick<
    Site,
    'pages' | 'openings' | 'offerings' | 'locations' | 'guides' | 'posts' | 'projects' | 'chapters'
  >,
): Route[] => {
  const anchorsOf = (kind: RouteKind, headings: readonly { id: string }[] = []) => [
    'content',
    ...(templateAnchors[kind] ?? []),
    ...headings.map(({ id }) => id),
  ]
  return [
    ...site.pages.map((page) => ({
      path: page.path,
      kind: page.template,
      label: page.template === 'home' ? 'Home' : page.title,
      index: page.index,
      updated: changedOn(page, site),
      image: page.image,
      file: `content/pages/${page.slug}.md`,
      anchors: [
        ...anchorsOf(page.template, page.body.headings),
        ...(page.template === 'building-guide' ? site.chapters.flatMap(chapterAnchors) : []),
      ],
    })),
    ...site.offerings.map((offering) => ({
      path: offering.path,
      kind: 'offering' as const,
      label: offering.label,
      index: true,
      updated: offering.updated,
      image: offering.image,
      file: `content/offerings/${offering.slug}.md`,
      anchors: anchorsOf('offering', offering.body.headings),
    })),
    ...site.locations.map((location) => ({
      path: location.path,
      kind: location.own?.view ? ('location-view' as const) : ('location' as const),
      label: location.title,
      index: location.index,
      image: location.image,
      file: `content/services/${location.service.slug}.yaml`,
      alsoFrom: [
        `content/towns/${location.town.slug}.yaml`,
        ...(location.own ? [`content/locations/${location.slug}.yaml`] : []),
      ],
      anchors: anchorsOf('location'),
    })),
    ...site.guides.map((guide) => ({
      path: guide.path,
      kind: 'guide' as const,
      label: guide.title,
      index: true,
      updated: guide.updated ?? guide.date,
      image: guide.image,
      file: `content/guides/${guide.slug}.md`,
      anchors: [...anchorsOf('guide', guide.body.headings), ...faqAnchor(guide)],
    })),
    ...site.posts.map((post) => ({
      path: post.path,
      kind: 'post' as const,
      label: post.title,
      index: true,
      updated: post.updated ?? post.date,
      image: post.image,
      file: `content/posts/${post.slug}.md`,
      anchors: [...anchorsOf('post', post.body.headings), ...faqAnchor(post)],
    })),
    ...site.projects.map((project) => ({
      path: project.path,
      kind: 'project' as const,
      label: project.headline,
      index: true,
      image: project.image,
      file: `content/projects/${project.slug}.md`,
      anchors: anchorsOf('project', project.body.headings),
    })),
    {
      path: urls.sitemap,
      kind: 'sitemap',
      label: 'Site map',
      index: true,
      file: 'pages/sitemap',
      anchors: anchorsOf('sitemap'),
    },
  ]
}

/** A page that shows other files changes with each of them: careers with its posts, the guide with its chapters. */
const changedOn = (page: Site['pages'][number], { openings, chapters }: ChangingParts): string => {
  if (page.template === 'careers')
    return latest([page.updated, ...openings.map(({ posted }) => posted)])
  return page.template === 'building-guide' ? guideUpdated(page, { chapters }) : page.updated
}
type ChangingParts = Pick<Site, 'openings' | 'chapters'>

/** The day the building guide last changed. */
export const guideUpdated = (
  { updated }: { updated: string },
  { chapters }: Pick<Site, 'chapters'>,
): string => latest([updated, ...chapters.map((chapter) => chapter.updated)])

const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? ''

/** The ids of a chapter: its own, and those of its sections. */
const chapterAnchors = ({ slug, body }: Site['chapters'][number]) => [
  slug,
  ...body.headings.map(({ id }) => id),
]

/** Articles have the questions section only when there are questions. */
const faqAnchor = ({ faqs }: { faqs: readonly unknown[] }) => (faqs.length > 0 ? ['faq'] : [])
