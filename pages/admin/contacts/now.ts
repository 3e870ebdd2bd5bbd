import { useEffect, useState } from 'react'

/** The time in ms, a minute old at most: what is left of a promise must not stand still on an open desk. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
