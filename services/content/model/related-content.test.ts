import { expect, test } from 'vitest'
import { relatedArticles } from './related-content.ts'
import type { Post } from './site.ts'

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
