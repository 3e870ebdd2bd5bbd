import { Listing } from '../../renderer/components/Listing.tsx'
import { Breadcrumbs, ClosingAction, PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, entries } = useData<typeof data>()
  const categories = [...new Set(entries.flatMap(({ category }) => category ?? []))]
  return (
    <>
      <PageHeader title={headline} lead={lead} picture={picture} />
      <Breadcrumbs crumbs={head.crumbs} />
      <div className="band wide">
        {categories.length > 1 && <CategoryFilter categories={categories} />}
        {entries.length === 0 && <p>We haven’t posted anything here yet.</p>}
        <Listing entries={entries} level={2} eager />
      </div>
      <ClosingAction />
    </>
  )
}

/**
 * Filters the list below by category. It is radio buttons and a style sheet
 * (`renderer/styles/components.css`), so it works without JavaScript.
 */
function CategoryFilter({ categories }: { categories: readonly string[] }) {
  return (
    <fieldset className="filter">
      <legend>Show</legend>
      {['All', ...categories].map((category) => (
        <label key={category}>
          <input
            type="radio"
            name="category"
            value={category}
            defaultChecked={category === 'All'}
          />
          {category}
        </label>
      ))}
    </fieldset>
  )
}
