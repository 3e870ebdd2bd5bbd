/** A break that is shorter than this is nobody's concern: the browser asks again after three seconds. In ms. */
const patience = 5_000

type Source = Pick<EventSource, 'readyState' | 'onopen' | 'onmessage' | 'onerror' | 'close'>

interface Hearer {
  heard: (data: string) => void
  /** Nothing has come through for a while. */
  lost: () => void
  /** It stands again after a break, however short: something may have been missed. */
  back: () => void
}

/**
 * Server-sent events that do not give up: where an answer that is no stream would end them (a proxy's 502 while the
 * service starts again, a session that has ended), they are asked for anew.
 *
 * @returns an end to it
 */
export function steadySource(
  path: string,
  { heard, lost, back }: Hearer,
  open: (at: string) => Source = (at) => new EventSource(at),
): () => void {
  let broken: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const connect = () => {
    const source = open(path)
    source.onmessage = ({ data }) => heard(String(data))
    source.onopen = () => {
      if (broken === undefined) return
      clearTimeout(broken)
      broken = undefined
      back()
    }
    source.onerror = () => {
      broken ??= setTimeout(lost, patience)
      if (source.readyState === closed) again = setTimeout(reconnect, patience)
    }
    return source
  }
  const reconnect = () => (source = connect())
  let source = connect()
  return () => {
    clearTimeout(broken)
    clearTimeout(again)
    source.close()
  }
}

/** `EventSource.CLOSED`: the browser does not ask again by itself. */
const closed = 2
