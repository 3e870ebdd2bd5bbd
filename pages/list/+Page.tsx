import { Listing } from '../../renderer/components/Listing.tsx'
import { DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { Links } from '../../renderer/components/lists.tsx'
import { PageScript } from '../../renderer/head/PageScript.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'
import './list.css'

export function Page() {
  const t = useWords('list')
  const { headline, lead, picture, entries, topics, ...list } = useData<typeof data>()
  const categories = [...new Set(entries.flatMap(({ category }) => category ?? []))]
  return (
    <>
      {picture ? (
        <Hero kind="full-bleed" title={headline} lead={lead} picture={picture} />
      ) : (
        <Hero kind="type" title={headline} lead={lead} />
      )}
      <div className="band wide">
        {categories.length > 1 && <CategoryFilter categories={categories} />}
        {entries.length + topics.length === 0 && <p>{t('empty')}</p>}
        <Listing entries={entries} level={2} categories={categories} eager={picture ? 1 : 2} />
        {topics.length > 0 && (
          <div className="topics">
            {topics.map(({ title, links }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Links links={links} />
              </section>
            ))}
          </div>
        )}
        {list.pages > 1 && <ListPages {...list} />}
      </div>
      <Blocks blocks={list.blocks} />
      <DefaultCallToAction />
    </>
  )
}

interface ListPagesProps {
  page: number
  pages: number
  previous: string | undefined
  next: string | undefined
}

/** Links to the previous and next pages of a long list. */
function ListPages({ page, pages, previous, next }: ListPagesProps) {
  const t = useWords('list')
  return (
    <nav className="list-pages" aria-label={t('pages')}>
      {previous && (
        <a href={previous} rel="prev">
          {t('previous')}
        </a>
      )}{' '}
      <span>{t('page', { page, pages })}</span>{' '}
      {next && (
        <a href={next} rel="next">
          {t('next')}
        </a>
      )}
    </nav>
  )
}

/**
 * Filters the list below by category. Radio buttons and CSS (`list.css`, up to six categories) do it without
 * JavaScript. A script keeps the choice in the address.
 */
function CategoryFilter({ categories }: { categories: readonly string[] }) {
  const t = useWords('list')
  return (
    <fieldset className="filter">
      <legend>{t('filter')}</legend>
      {[t('all'), ...categories].map((category, index) => (
        <label key={category}>
          <input
            type="radio"
            name="category"
            value={category}
            data-option={index - 1}
            defaultChecked={index === 0}
          />
          {category}
        </label>
      ))}
      <PageScript name="list-filter" />
    </fieldset>
  )
}
