import { useRef, useState } from 'react'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useAlive } from '../../renderer/client/alive.ts'
import { connectionSpeed } from '../../renderer/client/connection.ts'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { type Measured, measureIn } from './measure.ts'

const pages = [
  ['Home', '/'],
  ['A town’s page', '/roofing-breckenridge-colorado'],
  ['An article', '/how-to-build-in-vail'],
  ['Contact', '/contact'],
] as const

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const kilobytes = (size: number) => `${size.toFixed(1)} kB`

/** A row of the table: what, its figure, and the most that it may be. */
const rows: readonly { what: string; show: (of: Measured) => string; budget?: string }[] = [
  { what: 'First byte', show: ({ firstByte }) => seconds(firstByte) },
  { what: 'First paint', show: ({ firstPaint }) => seconds(firstPaint) },
  { what: 'Largest paint', show: ({ largestPaint }) => seconds(largestPaint), budget: '2.00 s' },
  { what: 'Layout shift', show: ({ shift }) => shift.toFixed(3), budget: '0.000' },
  { what: 'Blocked', show: ({ blocked }) => `${Math.round(blocked)} ms`, budget: '100 ms' },
  { what: 'HTML', show: ({ html }) => kilobytes(html), budget: '15 kB' },
  { what: 'Scripts', show: ({ scripts }) => kilobytes(scripts), budget: '95 kB' },
  { what: 'Styles', show: ({ styles }) => kilobytes(styles), budget: '12 kB' },
  { what: 'Pictures', show: ({ pictures }) => kilobytes(pictures) },
  { what: 'Fonts', show: ({ fonts }) => kilobytes(fonts) },
]

/** SPEC.md §2: what this browser measures of the site's own pages, beside the budgets. */
export function Page() {
  const { head } = useData<typeof data>()
  const alive = useAlive()
  const frame = useRef<HTMLIFrameElement>(null)
  const [found, setFound] = useState<Readonly<Record<string, Measured>>>({})
  const [busy, setBusy] = useState<string>()

  const [fault, setFault] = useState<string>()

  const run = async () => {
    setFound({})
    setFault(undefined)
    try {
      for (const [name, path] of pages) {
        if (!frame.current) return
        setBusy(name)
        const measured = await measureIn(frame.current, path)
        setFound((before) => ({ ...before, [path]: measured }))
      }
    } catch (error) {
      console.error(error)
      setFault('A page could not be measured. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <PageTop
        title="Performance"
        lead="What your browser measures, on your line, now. Nothing is sent anywhere."
      />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide">
        <p className="actions">
          <button
            type="button"
            className="button"
            disabled={!alive || busy !== undefined}
            onClick={() => void run()}
          >
            {busy === undefined ? 'Measure' : `Measuring: ${busy}`}
          </button>
          <span>Your line: {alive ? connectionSpeed(navigator) : 'unknown'}</span>
        </p>
        {fault && <p role="alert">{fault}</p>}
        <noscript>
          <p>These measurements are taken by JavaScript, which is off.</p>
        </noscript>
        <h2 id="measured">Four pages, one after the other</h2>
        <div className="table-scroll" role="region" aria-labelledby="measured" tabIndex={0}>
          <table aria-labelledby="measured">
            <thead>
              <tr>
                <th scope="col">What</th>
                {pages.map(([name, path]) => (
                  <th key={path} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">At most</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, show, budget }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  {pages.map(([, path]) => {
                    const measured = found[path]
                    return <td key={path}>{measured ? show(measured) : '–'}</td>
                  })}
                  <td>{budget ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="figure-note">
          Times depend on your line and on what your browser has kept. The budgets are for a
          telephone on a slow one.
        </p>
        <iframe
          ref={frame}
          title="The page that is measured"
          className="measured-page"
          hidden={busy === undefined && Object.keys(found).length === 0}
          tabIndex={-1}
        />
      </div>
    </>
  )
}
