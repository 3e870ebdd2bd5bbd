import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Loading } from './Loading.tsx'

/**
 * A part of a page whose code is fetched when the part is first shown (SPEC.md §4 "Lazy pages").
 *
 * In: how to fetch it; what stands there meanwhile, a skeleton or a spinner when left out. Out: a
 * component that shows it, or says that it could not be fetched.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Loading />,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [part, setPart] = useState<{ Part: ComponentType<Props> } | 'waiting' | 'failed'>(
      'waiting',
    )
    useEffect(() => {
      let gone = false
      load().then(
        (Part) => !gone && setPart({ Part }),
        (error: unknown) => {
          console.error(error)
          if (!gone) setPart('failed')
        },
      )
      return () => {
        gone = true
      }
    }, [])
    if (part === 'waiting') return waiting
    if (part === 'failed') return <LoadFailed />
    return <part.Part {...props} />
  }
}

/** SPEC.md §4, §8 "Lazy component failure". */
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
