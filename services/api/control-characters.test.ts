import { controlCharacterTests } from './testing/control-characters.suite.ts'

controlCharacterTests('json-file', async () => undefined)
