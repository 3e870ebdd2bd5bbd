import { paths } from '../../services/api/contract/paths.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import { callService, CallTester, callThroughCache, emptyCache } from './CallTester.tsx'

/** The debug tool: public read-only calls (S6.3, S6.4). */
export function Tool({ image }: { image: string }) {
  return (
    <>
      <section>
        <h2>Ask</h2>
        <p>These calls only read.</p>
        <CallTester call={callService} label="Alive" path={paths.health} />
        <CallTester call={callService} label="Ready" path={paths.ready} />
        <CallTester
          call={callService}
          label="A location service"
          path={paths.locationService('roofing-vail-colorado')}
        />
        <CallTester
          call={callService}
          label="One that is not there"
          path={paths.locationService('roofing-nowhere')}
        />
        <CallTester
          call={callService}
          label="A picture"
          path={imageUrl('original', `${image}.webp`)}
        />
      </section>
      <section>
        <h2>Ask through the browser’s cache</h2>
        <p>An answer is kept on this device for a day.</p>
        <CallTester
          call={callThroughCache}
          extra={{ label: 'Empty', run: emptyCache }}
          label="A kept location service"
          path={paths.locationService('siding-vail-colorado')}
        />
      </section>
    </>
  )
}
