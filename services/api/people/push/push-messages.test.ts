import { pushMessages } from '../../testing/push-messages.suite.ts'

pushMessages('json-file', async () => undefined)
