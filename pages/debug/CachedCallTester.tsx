import { useState } from 'react'
import { cachedEntry, cachedGet, cacheKey } from '../../renderer/client/browser-cache.ts'
import { CallForm } from './CallTester.tsx'

/** The cached response of a path, and when it was stored. */
interface CachedResult {
  from: string
  body: string
}

async function callThroughCache(path: string): Promise<CachedResult> {
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

/** A call through the browser's cache (S6.12), with its default time to live of a day. */
export function CachedCallTester({ label, path }: { label: string; path: string }) {
  const [result, setResult] = useState<CachedResult>()
  const emptyCache = async () => {
    await caches.delete(cacheKey)
    setResult({ from: 'The browser’s cache is empty.', body: '' })
  }
  return (
    <CallForm
      label={label}
      path={path}
      onCall={(path) => void callThroughCache(path).then(setResult)}
      extraButtons={
        <button type="button" onClick={() => void emptyCache()}>
          Empty
        </button>
      }
    >
      {result && (
        <div role="status">
          <p>{result.from}</p>
          <pre>{result.body.slice(0, 2000)}</pre>
        </div>
      )}
    </CallForm>
  )
}
