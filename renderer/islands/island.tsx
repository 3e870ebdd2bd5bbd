import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { ShownPageContext, usePageContext } from '../page-context.tsx'

/**
 * When an island is hydrated on page load; all others are hydrated on the first interaction. `always`: it depends on the
 * browser. Otherwise: if the address has one of these query parameters, or local or session storage one of these keys.
 */
export type HydrateCondition =
  | 'always'
  | { readonly query: readonly string[]; readonly stored: readonly string[] }

/** The prefix of the ids in an island. `position` is the number of islands before it in the page. */
export const idPrefix = (position: number): string => `i${position}-`

/** Renders an island to HTML as a React root of its own. */
export type IslandRenderer = (island: ReactNode) => string

/** Only around pages that are being rendered to HTML. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined)

/**
 * Returns a component that is hydrated in an otherwise static page. Inside another island, and in pages that the
 * service renders, it is an ordinary component.
 *
 * @param name the name of its file (`EstimateForm.island.tsx`) and of the export
 * @param Content its props are serialized into the page
 * @param hydrateWhen when to hydrate it on page load; left out: on the first interaction
 */
export function island<Props extends object>(
  name: string,
  Content: ComponentType<Props>,
  hydrateWhen?: HydrateCondition,
): ComponentType<Props> {
  return function Island(props) {
    const render = useContext(IslandRendererContext)
    const page = usePageContext()
    if (!render) return <Content {...props} />
    const html = render(
      <ShownPageContext value={page}>
        <Content {...props} />
      </ShownPageContext>,
    )
    return (
      <div
        className="display-contents"
        data-island={name}
        data-hydrate-when={hydrateWhen && JSON.stringify(hydrateWhen)}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
