import { useState } from 'react'
import { cachedEntry, cachedGet, cacheKey } from '../../renderer/client/browser-cache.ts'
import { CallForm } from './CallForm.tsx'

/** What the browser's cache gave, and since when it has had it. */
interface Given {
  from: string
  body: string
}

async function give(path: string): Promise<Given> {
  const before = await cachedEntry(path)
  try {
    const data = await cachedGet(path)
    const after = await cachedEntry(path)
    return {
      from: !after
        ? 'from the service; this browser keeps nothing'
        : after.timestamp === before?.timestamp
          ? `from the browser’s cache, kept since ${new Date(after.timestamp).toISOString()}`
          : 'from the service, and kept from now on',
      body: JSON.stringify(data, null, 2),
    }
  } catch (error) {
    return { from: 'no answer that could be kept', body: String(error) }
  }
}

/** A call that goes through the browser's cache (SPEC.md §7), with its usual time to live of a day. */
export function Cached({ label, path }: { label: string; path: string }) {
  const [given, setGiven] = useState<Given>()
  const empty = async () => {
    await caches.delete(cacheKey)
    setGiven({ from: 'The browser’s cache is empty.', body: '' })
  }
  return (
    <CallForm
      label={label}
      path={path}
      onAsk={(path) => void give(path).then(setGiven)}
      more={
        <button type="button" onClick={() => void empty()}>
          Empty
        </button>
      }
    >
      {given && (
        <div role="status">
          <p>{given.from}</p>
          <pre>{given.body.slice(0, 2000)}</pre>
        </div>
      )}
    </CallForm>
  )
}
