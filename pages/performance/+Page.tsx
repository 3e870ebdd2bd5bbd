import { Hero } from '../../renderer/components/headings.tsx'
import { Visit } from './Visit.island.tsx'

/** S1.9: this browser's measurements of this page. */
export function Page() {
  return (
    <>
      <Hero
        kind="type"
        title="Performance"
        lead="What your browser measures, on your line, now. Nothing is sent anywhere."
      />
      <div className="band wide">
        <noscript>
          <p>These measurements are taken by JavaScript, which is off.</p>
        </noscript>
        <Visit />
      </div>
    </>
  )
}
