import { type ReactNode, useId, useState } from 'react'
import { cachedEntry, cachedGet, cacheKey } from '../../renderer/client/browser-cache.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { imageUrl } from '../../services/content/model/urls.ts'

/** The debug tool: public read-only calls (S6.3, S6.4). */
/** @param locations the slugs of the first two location pages */
export function Tool({ image, locations }: { image: string; locations: readonly string[] }) {
  const [one = '', other = one] = locations
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
          path={paths.locationService(one)}
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
          path={paths.locationService(other)}
        />
      </section>
    </>
  )
}

/** How many characters of a response are shown. */
const maxChars = 2000

interface CallTesterProps {
  label: string
  /** The initial path. */
  path: string
  /** Makes the call and returns its result. */
  call: (path: string) => Promise<ReactNode>
  /** A second button. */
  extra?: { label: string; run: () => Promise<ReactNode> }
}

/** A form for one call: its path can be edited, and its result is shown. */
function CallTester({ label, path: first, call, extra }: CallTesterProps) {
  const [path, setPath] = useState(first)
  const [result, setResult] = useState<ReactNode>()
  const id = useId()
  return (
    <form
      className="call-form"
      onSubmit={(event) => {
        event.preventDefault()
        void call(path).then(setResult)
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="call-row">
        <input id={id} value={path} onChange={({ target }) => setPath(target.value)} />
        <button type="submit" className="button">
          Ask
        </button>
        {extra && (
          <button type="button" onClick={() => void extra.run().then(setResult)}>
            {extra.label}
          </button>
        )}
      </span>
      {result && <div role="status">{result}</div>}
    </form>
  )
}

/** Makes a call and returns its full response. */
async function callService(path: string): Promise<ReactNode> {
  const began = performance.now()
  const took = () => `after ${Math.round(performance.now() - began)} ms`
  try {
    const response = await fetch(path, { credentials: 'include' })
    const bytes = await response.arrayBuffer()
    const type = response.headers.get('content-type') ?? ''
    return (
      <>
        <p>
          <strong>{`${response.status} ${response.statusText}`}</strong> {took()}
        </p>
        <pre>{[...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
        <pre>
          {/json|text/.test(type)
            ? new TextDecoder().decode(bytes).slice(0, maxChars)
            : `${bytes.byteLength} bytes of ${type}`}
        </pre>
      </>
    )
  } catch (error) {
    return (
      <>
        <p>
          <strong>no answer</strong> {took()}
        </p>
        <pre>{String(error)}</pre>
      </>
    )
  }
}

/** Makes a call through the browser's cache (S6.12) and returns the response with its origin: cache or service. */
async function callThroughCache(path: string): Promise<ReactNode> {
  const before = await cachedEntry(path)
  try {
    const data = await cachedGet(path)
    const after = await cachedEntry(path)
    const from = !after
      ? 'from the service; this browser keeps nothing'
      : after.timestamp === before?.timestamp
        ? `from the browser’s cache, kept since ${new Date(after.timestamp).toISOString()}`
        : 'from the service, and kept from now on'
    return <CacheResult from={from} body={JSON.stringify(data, null, 2)} />
  } catch (error) {
    return <CacheResult from="no answer that could be kept" body={String(error)} />
  }
}

async function emptyCache(): Promise<ReactNode> {
  await caches.delete(cacheKey)
  return <CacheResult from="The browser’s cache is empty." body="" />
}

const CacheResult = ({ from, body }: { from: string; body: string }) => (
  <>
    <p>{from}</p>
    <pre>{body.slice(0, maxChars)}</pre>
  </>
)
