import { useRef, useState } from 'react'
import { TitledTable } from '../../renderer/components/TitledTable.tsx'
import { useHydrated } from '../../renderer/client/hooks.ts'
import { connectionSpeed, type Measurements, measureIn } from './measure.ts'
import { island } from '../../renderer/islands/island.tsx'

const pages = [
  ['Home', '/'],
  ['A town’s page', '/roofing-breckenridge-colorado'],
  ['An article', '/how-to-build-in-vail'],
  ['Contact', '/contact'],
] as const

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const kilobytes = (size: number) => `${size.toFixed(1)} kB`

/** A row of the table: a metric, its value, and its budget. */
const rows: readonly { what: string; format: (of: Measurements) => string; budget?: string }[] = [
  { what: 'First byte', format: ({ firstByte }) => seconds(firstByte) },
  { what: 'First paint', format: ({ firstPaint }) => seconds(firstPaint) },
  { what: 'Largest paint', format: ({ largestPaint }) => seconds(largestPaint), budget: '2.00 s' },
  { what: 'Layout shift', format: ({ shift }) => shift.toFixed(3), budget: '0.000' },
  { what: 'Blocked', format: ({ blocked }) => `${Math.round(blocked)} ms`, budget: '100 ms' },
  { what: 'HTML', format: ({ html }) => kilobytes(html), budget: '15 kB' },
  { what: 'Scripts', format: ({ scripts }) => kilobytes(scripts), budget: '3 kB' },
  { what: 'Styles', format: ({ styles }) => kilobytes(styles), budget: '12 kB' },
  { what: 'Pictures', format: ({ pictures }) => kilobytes(pictures) },
  { what: 'Fonts', format: ({ fonts }) => kilobytes(fonts) },
]

/** S1.9: this browser's measurements of the site's own pages, beside the budgets. */
function Measuring() {
  const hydrated = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const [results, setResults] = useState<Readonly<Record<string, Measurements>>>({})
  const [busy, setBusy] = useState<string>()

  const [error, setError] = useState<string>()

  const run = async () => {
    setResults({})
    setError(undefined)
    try {
      for (const [name, path] of pages) {
        if (!frame.current) return
        setBusy(name)
        const measured = await measureIn(frame.current, path)
        setResults((before) => ({ ...before, [path]: measured }))
      }
    } catch (error) {
      console.error(error)
      setError('A page could not be measured. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={!hydrated || busy !== undefined}
          onClick={() => void run()}
        >
          {busy === undefined ? 'Measure' : `Measuring: ${busy}`}
        </button>
        <span>Your line: {hydrated ? connectionSpeed(navigator) : 'unknown'}</span>
      </p>
      {error && <p role="alert">{error}</p>}
      <TitledTable
        title="Four pages, one after the other"
        columns={['What', ...pages.map(([name]) => name), 'At most']}
      >
        {rows.map(({ what, format, budget }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {pages.map(([, path]) => {
              const measured = results[path]
              return <td key={path}>{measured ? format(measured) : '–'}</td>
            })}
            <td>{budget ?? ''}</td>
          </tr>
        ))}
      </TitledTable>
      <p className="fine-print">
        Times depend on your line and on what your browser has kept. The budgets are for a telephone
        on a slow one.
      </p>
      <iframe
        ref={frame}
        title="The page that is measured"
        className="measured-page"
        hidden={busy === undefined && Object.keys(results).length === 0}
        tabIndex={-1}
      />
    </>
  )
}

export const PagesMeasured = island('PagesMeasured', Measuring, 'always')
