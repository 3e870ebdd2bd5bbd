import { open, type FileHandle } from 'node:fs/promises'

/** How far before its end a PDF may say that it ends: programs leave some bytes behind it. */
const tailBytes = 2048

/** Whether a PDF has its end: an upload that broke off has none (ISO 32000 §7.5.5). */
export async function isWholePdf(path: string): Promise<boolean> {
  return reading(path, async (file, size) => {
    const from = Math.max(0, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tailBytes), 0, tailBytes, from)
    return buffer.toString('latin1', 0, bytesRead).includes('%%EOF')
  })
}

/**
 * Whether the boxes of an ISO base media file (HEIC) fill it to its last byte (ISO 14496-12 §4.2):
 * the way to see that nothing is missing without being able to read the picture.
 */
export async function isWholeBoxFile(path: string): Promise<boolean> {
  return reading(path, async (file, size) => {
    let at = 0
    while (at + 8 <= size) {
      const head = (await file.read(Buffer.alloc(16), 0, 16, at)).buffer
      const length = head.readUInt32BE(0)
      // 0: to the end of the file. 1: the length has eight bytes, behind the type.
      if (length === 0) return true
      const box = length === 1 ? Number(head.readBigUInt64BE(8)) : length
      if (box < 8) return false
      at += box
    }
    return at === size
  })
}

async function reading<Answer>(
  path: string,
  look: (file: FileHandle, size: number) => Promise<Answer>,
): Promise<Answer> {
  const file = await open(path, 'r')
  try {
    return await look(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}
