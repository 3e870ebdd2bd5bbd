import { firmNamesRule } from './firm-names-rule.js'
import { layersRule } from './layers-rule.js'

/** The project's own rules, as a plugin of the linter. */
export default {
  meta: { name: 'project' },
  rules: { layers: layersRule, 'firm-names': firmNamesRule },
}
