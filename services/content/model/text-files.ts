/** What files of content/files/ may be, by their ending: the type that they are sent with. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.zip': 'application/zip',
  '.dwg': 'image/vnd.dwg',
  '.dxf': 'image/vnd.dxf',
  '.skp': 'application/vnd.sketchup.skp',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** Larger files take minutes on a phone, and stay in git for good. In bytes. */
export const maxFileBytes = 20_000_000

/** Returns what is wrong with the size of a file, and what to do about it. */
export function sizeFault({
  name,
  bytes,
}: TextFile): { reason: string; repair: string } | undefined {
  if (bytes === 0) return { reason: 'is empty', repair: 'save the file again, or remove it' }
  if (bytes <= maxFileBytes) return undefined
  return {
    reason: `has ${Math.ceil(bytes / 1e5) / 10} MB, and files may have ${maxFileBytes / 1e6}`,
    repair: isVideoFile(name)
      ? 'export the video at 720p, or put it on YouTube or Vimeo and link that'
      : 'save it smaller: in a PDF it’s the pictures',
  }
}

/** A file that texts link to, or play. */
export interface TextFile {
  /** `snow-checklist.pdf` */
  name: string
  bytes: number
}

/** The folder of these files on the site. */
export const filesFolder = '/files/'

/** `/files/snow-checklist.pdf` */
export const fileUrl = (name: string): string => `${filesFolder}${name}`

/** Returns the name of the file that an address leads to: `/files/a.pdf` → `a.pdf`; undefined for any other address. */
export const linkedFile = (href: string): string | undefined =>
  href.startsWith(filesFolder) ? href.slice(filesFolder.length).replace(/[?#].*/, '') : undefined

/** `.pdf` */
export const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** Returns the address of the captions of a video, which are a file of its name: `/files/ridge.mp4`, `/files/ridge.vtt`. */
export function captionsOf(
  video: string,
  { files }: { files: readonly Pick<TextFile, 'name'>[] },
): string | undefined {
  const captions = video.replace(/\.\w+$/, '.vtt')
  return files.some(({ name }) => fileUrl(name) === captions) ? captions : undefined
}

/** Whether browsers play it. */
export const isVideoFile = (name: string): boolean =>
  fileTypes[endingOf(name)]?.startsWith('video/') ?? false

/** Returns the type and the size of a file as readers see them: `PDF, 1.2 MB`. */
export function describeFile({ name, bytes }: TextFile, language: string): string {
  const [value, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
  return `${endingOf(name).slice(1).toUpperCase()}, ${size}`
}
