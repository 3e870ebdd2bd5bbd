import { join } from 'node:path'

/** Where backups lie when nobody says otherwise: with the data, which outlives a release. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups')
