import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Words } from '../../services/content/schema/words/words.ts'
import { ShownPageContext, useLanguage, usePageContext, WordsContext } from '../page-context.tsx'

/**
 * When an island is hydrated on page load; all others are hydrated on the first interaction. `always`: it depends on the
 * browser. Otherwise: if the address has one of these query parameters, or local or session storage one of these keys.
 */
export type HydrateCondition =
  | 'always'
  | { readonly query: readonly string[]; readonly stored: readonly string[] }

/** The prefix of the ids in an island. `position` is the number of islands before it in the page. */
export const idPrefix = (position: number): string => `i${position}-`

/** A group of content/words. */
export type WordGroup = keyof Words

export interface IslandRenderer {
  /** Renders an island to HTML as a React root of its own. */
  render: (island: ReactNode) => string
  /** The groups of words that the page's islands and scripts need. */
  words: Set<WordGroup>
}

/** Only around pages that are being rendered to HTML. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined)

/** Declares the groups that a script of the component reads with `pageWords`: the page carries them. */
export function useScriptWords(groups: readonly WordGroup[]): void {
  const renderer = useContext(IslandRendererContext)
  for (const group of groups) renderer?.words.add(group)
}

/** For each property that stands in the island's HTML already: how to read it there. */
type FromHtml<Props> = { readonly [Name in keyof Props]?: (island: Element) => Props[Name] }

/** A component made by `island`. */
export type IslandComponent<Props extends object = object> = ComponentType<Props> & {
  fromHtml?: Readonly<Record<string, (island: Element) => unknown>>
}

interface IslandOptions<Props> {
  /** When to hydrate it on page load; left out: on the first interaction. */
  hydrateWhen?: HydrateCondition
  /** The groups of content/words that its components use (`useWords`, `pageWords`): it gets no others. */
  words?: readonly WordGroup[]
  /** Properties that are not serialized, because the browser can read them from the HTML. */
  fromHtml?: FromHtml<Props>
}

/**
 * Returns a component that is hydrated in an otherwise static page. Inside another island, and in pages that the
 * service renders, it is an ordinary component.
 *
 * @param name the name of its file (`EstimateForm.island.tsx`) and of the export
 * @param Content its props are serialized into the page
 */
export function island<Props extends object>(
  name: string,
  Content: ComponentType<Props>,
  { hydrateWhen, words = [], fromHtml }: IslandOptions<Props> = {},
): IslandComponent<Props> {
  return Object.assign(Island, { fromHtml: { ...fromHtml } })

  function Island(props: Props) {
    const renderer = useContext(IslandRendererContext)
    const page = usePageContext()
    const language = useLanguage()
    const all = useContext(WordsContext)[language] ?? {}
    useScriptWords(words)
    if (!renderer) return <Content {...props} />
    const own = Object.fromEntries(words.map((group) => [group, all[group]]))
    const html = renderer.render(
      <ShownPageContext value={page}>
        <WordsContext value={{ [language]: own }}>
          <Content {...props} />
        </WordsContext>
      </ShownPageContext>,
    )
    const serialized = Object.fromEntries(
      Object.entries(props).filter(([prop]) => !(fromHtml && prop in fromHtml)),
    )
    return (
      <div
        className="display-contents"
        data-island={name}
        data-hydrate-when={hydrateWhen && JSON.stringify(hydrateWhen)}
        data-props={JSON.stringify(serialized)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
