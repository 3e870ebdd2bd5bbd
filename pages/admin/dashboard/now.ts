import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time in ms, which goes on while the page is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
