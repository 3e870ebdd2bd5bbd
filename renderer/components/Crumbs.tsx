import type { Crumb } from '../head/json-ld/breadcrumb.ts'

/** The way here from the home page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="wide crumbs">
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
