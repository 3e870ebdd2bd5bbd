import { z } from 'zod'

/** A completed backup. */
export const backupNote = z.strictObject({
  at: z.string(),
  /** The file, or a description. */
  where: z.string(),
  bytes: z.number().int(),
  /** Records of all collections. */
  records: z.number().int(),
  /** Attachments in it. */
  files: z.number().int(),
})
export type BackupNote = z.infer<typeof backupNote>

/** The note about the last backup. It is stored with the records, so all machines share it. */
export interface BackupNotes {
  /** Undefined: there is no note, or it is unreadable. */
  last(): Promise<BackupNote | undefined>
  note(note: BackupNote): Promise<void>
}
