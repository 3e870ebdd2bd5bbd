import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { PageContextProvider, usePageContext } from '../page-context.tsx'

/** When an island is hydrated on page load. All others are hydrated at the first interaction. */
type WakeCondition =
  /** It depends on the browser. */
  | 'always'
  /** The address has a query. */
  | 'query'
  /** A saved draft or the page before this one has answers for the form, or a sent request is to be shown. */
  | 'prefill'

/** The prefix of the ids in an island. In: how many islands come before it in the page. */
export const idPrefix = (position: number): string => `i${position}-`

/** Renders an island to HTML as a React root of its own. */
export type IslandRenderer = (island: ReactNode) => string

/** Only around pages that are being rendered to HTML. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined)

/**
 * A component that is hydrated in an otherwise static page. In: its name, which is that of its file
 * (`ContactForm.island.tsx`) and of the export; the component, whose props are serialized into the page; an optional
 * condition to hydrate it on page load. Inside another island, and in pages of the service, it is an ordinary component.
 */
export function island<Props extends object>(
  name: string,
  Content: ComponentType<Props>,
  wakes?: WakeCondition,
): ComponentType<Props> {
  return function Island(props) {
    const render = useContext(IslandRendererContext)
    const page = usePageContext()
    if (!render) return <Content {...props} />
    const html = render(
      <PageContextProvider value={page}>
        <Content {...props} />
      </PageContextProvider>,
    )
    return (
      <div
        className="display-contents"
        data-island={name}
        data-wakes={wakes}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
