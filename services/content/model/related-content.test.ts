import { expect, test } from 'vitest'
import { guidesOf, projectsOf, relatedArticles } from './related-content.ts'
import type { Guide, Post, Project, Town } from './site.ts'

const tags = ['snow', 'roof', 'permit', 'heat', 'deck']

/** Returns a seeded generator of numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

test('related articles are those the author named, then those with most shared tags, then the newest', () => {
  const next = numbers(7)
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => next() < share)
  const posts = Array.from({ length: 80 }, (_, number) => ({
    slug: `post-${number}`,
    date: `2026-0${1 + Math.floor(next() * 6)}-10`,
    tags: some(tags, 0.3),
    related: [] as string[],
  })) as Post[]
  for (const post of posts)
    post.related = some(posts, 0.02)
      .map(({ slug }) => slug)
      .slice(0, 3)
  const unlisted = { ...posts[0], slug: 'draft', related: ['post-3', 'gone'] } as Post
  for (const post of [...posts, unlisted])
    expect(relatedArticles(post, posts), post.slug).toEqual(sortedForEach(post, posts))
  expect(relatedArticles(unlisted, [])).toEqual([])
})

test('a town’s page lists the guides about the town, then all that are about no town, from another one on in each town', () => {
  const guide = (slug: string, family: Guide['family'], ...towns: string[]) =>
    ({ slug, family, towns }) as Guide
  const guides = [
    guide('a', 'build'),
    guide('b', 'remodel'),
    guide('c', 'manage'),
    guide('d', 'build'),
    guide('of-vail', 'build', 'vail'),
    guide('of-avon', 'build', 'avon'),
    guide('of-eagle', 'service', 'eagle'),
    guide('other', 'service'),
  ]
  const towns = [{ slug: 'vail' }, { slug: 'avon' }] as Town[]
  const listed = (slug: string) => guidesOf({ guides, towns }, { slug }).map((each) => each.slug)
  expect(listed('vail')).toEqual(['of-vail', 'a', 'b', 'c', 'd'])
  expect(listed('avon')).toEqual(['of-avon', 'd', 'a', 'b', 'c'])
})

test('a town’s projects are its own, otherwise its neighbors’, never those of other towns', () => {
  const projects = ['vail', 'avon', 'aspen'].map((town) => ({ town })) as Project[]
  const shown = (slug: string, ...neighbors: string[]) =>
    projectsOf({ projects }, { slug, neighbors }).map(({ town }) => town)
  expect(shown('vail', 'avon')).toEqual(['vail'])
  expect(shown('minturn', 'vail', 'avon')).toEqual(['vail', 'avon'])
  expect(shown('leadville', 'fairplay')).toEqual([])
})

/** A reference implementation: sorts all siblings for each article. */
function sortedForEach(article: Post, siblings: readonly Post[]): Post[] {
  const score = (other: Post) =>
    article.related.includes(other.slug)
      ? 100
      : other.tags.filter((tag) => article.tags.includes(tag)).length
  return siblings
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => score(b) - score(a) || b.date.localeCompare(a.date))
    .slice(0, 3)
}
