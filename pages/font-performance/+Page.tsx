import { Hero } from '../../renderer/components/headings.tsx'
import { FontReport } from './FontReport.island.tsx'

/** S1.9: the state of the fonts in this browser. */
export function Page() {
  return (
    <>
      <Hero
        kind="type"
        title="Font performance"
        lead="Which faces your browser has loaded, and what it remembers of them."
      />
      <div className="band wide">
        <FontReport />
        <noscript>
          <p>These measurements are taken by JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
