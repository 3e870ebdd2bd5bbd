import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { idPrefix, toastAreaId } from '../client/page-names.ts'
import { PageContextProvider } from '../page-context.tsx'
import { ToastArea } from '../shell/ToastArea.tsx'

/** Hydrates an island. In: its element and its component. Resolves once React handles its events. */
export function hydrateRootIn(element: HTMLElement, Content: ComponentType): Promise<void> {
  showToasts()
  const position = [...document.querySelectorAll('[data-island]')].indexOf(element)
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object
  const page = {
    urlPathname: location.pathname,
    data: { head: { language: document.documentElement.lang } },
  }
  return new Promise((resolve) => {
    const onHydrated = () => {
      element.dataset['awake'] = ''
      resolve()
    }
    hydrateRoot(
      element,
      <Hydrated onHydrated={onHydrated}>
        <PageContextProvider value={page}>
          <Content {...props} />
        </PageContextProvider>
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
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/** Puts the toasts into the page's empty area for them, once. */
export function showToasts(): void {
  const area = document.querySelector<HTMLElement>(`#${toastAreaId}:empty`)
  if (!area || area.dataset['shown'] !== undefined) return
  area.dataset['shown'] = ''
  createRoot(area).render(<ToastArea />)
}
