/** Shorter interruptions are not reported: EventSource reconnects after three seconds. In ms. */
const gracePeriodMs = 5_000

type EventSourceLike = Pick<
  EventSource,
  'readyState' | 'onopen' | 'onmessage' | 'onerror' | 'close' | 'addEventListener'
>

interface Handlers {
  onMessage: (data: string) => void
  /** Handlers of named events, which pages of earlier releases ignore. */
  onEvent?: Readonly<Record<string, (data: string) => void>>
  /** Called once the connection has been down for longer than the grace period. */
  onDisconnect: () => void
  /** Called when the response is not a stream: an error of the service or of a proxy. */
  onRefuse?: () => void
  /** Called after every interruption, however short: events may have been missed. */
  onReconnect: () => void
}

/**
 * Server-sent events that always reconnect: EventSource gives up when the response is not a stream
 * (a proxy's 502 during a restart, an expired session), so it is created anew.
 *
 * @returns closes the stream
 */
export function reconnectingEventSource(
  path: string,
  { onMessage, onEvent = {}, onDisconnect, onRefuse, onReconnect }: Handlers,
  open: (at: string) => EventSourceLike = (at) => new EventSource(at),
): () => void {
  let disconnectTimer: ReturnType<typeof setTimeout> | undefined
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  const connect = () => {
    const source = open(path)
    source.onmessage = ({ data }) => onMessage(String(data))
    for (const [name, handle] of Object.entries(onEvent))
      source.addEventListener(name, ({ data }: MessageEvent) => handle(String(data)))
    source.onopen = () => {
      if (disconnectTimer === undefined) return
      clearTimeout(disconnectTimer)
      disconnectTimer = undefined
      onReconnect()
    }
    source.onerror = () => {
      disconnectTimer ??= setTimeout(onDisconnect, gracePeriodMs)
      if (source.readyState !== closed) return
      onRefuse?.()
      reconnectTimer = setTimeout(reconnect, gracePeriodMs)
    }
    return source
  }
  const reconnect = () => (source = connect())
  let source = connect()
  return () => {
    clearTimeout(disconnectTimer)
    clearTimeout(reconnectTimer)
    source.close()
  }
}

/** `EventSource.CLOSED`: the browser does not reconnect by itself. */
const closed = 2
