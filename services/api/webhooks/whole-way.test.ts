import { webhooksTheWholeWay } from '../testing/webhook-way.ts'

webhooksTheWholeWay('json-file', async () => undefined)
