import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../page-context.tsx'

/**
 * Returns a component whose code is loaded when it is first shown (S2.37). It shows an error if that fails. Its island
 * declares the words `loading`.
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
function LoadFailed() {
  const t = useWords('loading')
  return (
    <div className="band narrow" role="alert">
      <h2>{t('failed')}</h2>
      <p>{t('failedHint')}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('refresh')}
        </button>
      </p>
    </div>
  )
}

/** S8.2: below this width (px) a browser counts as mobile. */
const mobileBreakpoint = 768

/** Mobile devices, whatever their width. */
const mobileDevice = /Android|iPhone|iPad|iPod|Mobile/i

interface Browser {
  innerWidth: number
  navigator: { userAgent: string }
}

export const isMobile = ({ innerWidth, navigator }: Browser) =>
  innerWidth < mobileBreakpoint || mobileDevice.test(navigator.userAgent)

/** S2.37: how long desktop browsers show nothing, in ms; most components are loaded by then. */
const lazyDelay = (mobile: boolean) => (mobile ? 0 : 100)

/**
 * The fallback of a page or a component that is loading (S2.37): on mobile a spinner with
 * 'Loading...', elsewhere, after a moment, a skeleton.
 */
function Loading() {
  const [shown, setShown] = useState(false)
  const t = useWords('loading')
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), lazyDelay(isMobile(window)))
    return () => clearTimeout(timer)
  }, [])

  if (!shown) return <div className="loading" />
  if (isMobile(window))
    return (
      <p className="loading" role="status">
        <span className="spinner" />
        {t('loading')}
      </p>
    )
  return (
    <div className="loading skeleton" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
