/**
 * Shows one category of the list below, or all. It is radio buttons and a style sheet
 * (`renderer/styles/components.css`), so it works without JavaScript.
 */
export function CategoryFilter({ categories }: { categories: readonly string[] }) {
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
