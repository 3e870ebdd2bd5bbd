import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Loading } from './Loading.tsx'

/**
 * Returns a component whose code is loaded when it is first shown (S2.37). It shows an error if that fails.
 *
 * @param load gets the first props
 * @param fallback shown while loading
 */
export function lazyComponent<Props extends object>(
  load: (props: Props) => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Loading />,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [first] = useState(props)
    const [part, setPart] = useState<{ Part: ComponentType<Props> } | 'waiting' | 'failed'>(
      'waiting',
    )
    useEffect(() => {
      let unmounted = false
      load(first).then(
        (Part) => !unmounted && setPart({ Part }),
        (error: unknown) => {
          console.error(error)
          if (!unmounted) setPart('failed')
        },
      )
      return () => {
        unmounted = true
      }
    }, [first])
    if (part === 'waiting') return fallback
    if (part === 'failed') return <LoadFailed />
    return <part.Part {...props} />
  }
}

/** Shown when a component's code cannot be loaded (S2.38, S7.9). */
const LoadFailed = () => (
  <div className="band narrow" role="alert">
    <h2>Component failed to load</h2>
    <p>Please try refreshing the page</p>
    <p className="actions">
      <button type="button" className="button" onClick={() => location.reload()}>
        Refresh
      </button>
    </p>
  </div>
)
