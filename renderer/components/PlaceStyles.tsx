import { useShell } from '../page-context.tsx'
import './places.css'

/** The positions of places on maps and drawings: a style sheet of pages that have one. */
export function PlaceStyles() {
  const { places } = useShell()
  return places && <link rel="stylesheet" href={places} precedence="places" />
}
