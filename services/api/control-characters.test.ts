import { controlCharacterTests } from './testing/control-characters.ts'

controlCharacterTests('json-file', async () => undefined)
