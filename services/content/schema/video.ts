/** Where videos are played from besides the site itself. */
export const videoHosts = {
  youtube: { name: 'YouTube', frames: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', frames: 'https://player.vimeo.com' },
} as const
export type VideoHost = keyof typeof videoHosts

/** A video of another site. */
export interface HostedVideo {
  host: VideoHost
  /** Its page, for readers without scripts. */
  page: string
  /** What plays it in a frame, at once. */
  frame: string
}

/** What a video is played from: another site, or a file of this one, by its address. */
export type PlayedVideo =
  | ({ file?: undefined; name: string } & HostedVideo)
  | { file: string; host?: undefined }

/** Returns what an address plays: `https://vimeo.com/76979871`, `/files/ridge.mp4`; undefined for anything else. */
export function playedVideo(address: string): PlayedVideo | undefined {
  const hosted = hostedVideo(address)
  if (hosted) return { ...hosted, name: videoHosts[hosted.host].name }
  return /^\/files\/[a-z0-9-]+\.(mp4|webm)$/.test(address) ? { file: address } : undefined
}

/**
 * Returns the video that an address leads to: `https://youtu.be/aqz-KE-bpKQ`, `https://www.youtube.com/watch?v=…`,
 * `https://vimeo.com/76979871`. Undefined for any other address.
 */
export function hostedVideo(address: string): HostedVideo | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const site = hostname.replace(/^(www|m)\./, '')
  if (/^(youtube(-nocookie)?\.com|youtu\.be)$/.test(site)) {
    const inPath = /^\/(?:(?:shorts|embed|live|v)\/)?([\w-]{11})$/.exec(pathname)?.[1]
    const id = pathname === '/watch' ? searchParams.get('v') : inPath
    if (!id || !/^[\w-]{11}$/.test(id)) return undefined
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
    return {
      host: 'youtube',
      page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
      frame: `${videoHosts.youtube.frames}/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`,
    }
  }
  if (!/^(player\.)?vimeo\.com$/.test(site)) return undefined
  // An unlisted video has a second part, without which it does not play.
  const [, id, part] = /^\/(?:video\/)?(\d{6,})(?:\/([\da-f]+))?$/.exec(pathname) ?? []
  if (!id) return undefined
  const key = part ?? searchParams.get('h')
  return {
    host: 'vimeo',
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    frame: `${videoHosts.vimeo.frames}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  }
}

/** `90`, `90s` and `1m30s` → 90 */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
