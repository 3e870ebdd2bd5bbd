import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import { computePipeline, type PipelineSources } from './pipeline.ts'
import { pipelineQuery, pipelineResponse } from './pipeline-contract.ts'

interface Deps extends PipelineSources {
  now: () => Date
}

/** Registers the route of the pipeline: open leads and quotes, and what was won and lost, by person and month. */
export function adminPipelineRoutes(app: App, deps: Deps) {
  app.route({
    method: 'GET',
    url: paths.admin.pipeline,
    config: { role: 'staff' },
    schema: {
      summary:
        'Open leads and quotes by person, leads won and lost by month and person, and why they were lost.',
      querystring: pipelineQuery,
      response: { 200: pipelineResponse },
    },
    handler: async ({ query }) => ({
      success: true as const,
      ...(await computePipeline(query.months, deps.now(), deps)),
    }),
  })
}
