import { Links } from '../components/lists.tsx'
import { suggestions } from './suggestions.ts'

/** The pages that the not-found page suggests for a path (S2.29, S2.30). */
export function Suggestions({ path }: { path: string }) {
  const { locations, services } = suggestions(path)
  return (
    <div className="suggestions">
      <h2>Were you looking for one of these?</h2>
      <Links className="town-links" links={locations} />
      {services.length > 0 && (
        <>
          <h2>Browse Our Services</h2>
          <Links className="town-links" links={services} />
        </>
      )}
    </div>
  )
}
