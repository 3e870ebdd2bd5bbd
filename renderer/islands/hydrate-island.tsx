import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageWordsByLanguage } from '../client/page-words.ts'
import { ShownPageContext, WordsContext } from '../page-context.tsx'
import { idPrefix, type IslandComponent } from './island.tsx'

/** Hydrates an island with its component. Resolves once React handles its events. */
export function hydrateRootIn(element: HTMLElement, Content: IslandComponent): Promise<void> {
  const position = [...document.querySelectorAll('[data-props]')].indexOf(element)
  const { fromHtml = {} } = Content
  const props = {
    ...(JSON.parse(element.dataset['props'] ?? '{}') as object),
    ...Object.fromEntries(Object.entries(fromHtml).map(([name, read]) => [name, read(element)])),
  }
  const page = {
    urlPathname: location.pathname,
    data: { head: { language: document.documentElement.lang } },
  }
  return new Promise((resolve) => {
    const onHydrated = () => {
      element.dataset['hydrated'] = ''
      delete element.dataset['waiting']
      resolve()
    }
    hydrateRoot(
      element,
      <Hydrated onHydrated={onHydrated}>
        <ShownPageContext value={page}>
          <WordsContext value={pageWordsByLanguage()}>
            <Content {...props} />
          </WordsContext>
        </ShownPageContext>
      </Hydrated>,
      {
        identifierPrefix: idPrefix(position),
        // An extension may have changed the HTML. React has recovered by rendering again.
        onRecoverableError: (error) => console.warn(error),
      },
    )
  })
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // After the effects of the island's own components, such as restoring a draft and its idempotency key.
  useEffect(onHydrated, [onHydrated])
  return children
}
