import { useShell } from '../page-context.tsx'

/** The style sheet with the positions of places, for pages with a map or a drawing. */
export function PlaceStyles() {
  const { places } = useShell()
  return places && <link rel="stylesheet" href={places} precedence="places" />
}
