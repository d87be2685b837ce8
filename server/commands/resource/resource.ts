import { type Command, CommandError } from '../command'
import { checkResources } from './check/checkResources'
import { newResource } from './draft/newResource'

/**
 * `npm run resource new …` drafts a schema, `npm run resource check` checks all. The third, `upgrade <file>`, runs
 * without a build, in `scripts/start.mjs`.
 */
export const resource: Command = async input => {
  const [verb, ...args] = input.args
  if (verb === 'new') return newResource({ ...input, args })
  if (verb === 'check') return checkResources(input)
  throw new CommandError(
    'Say which: npm run resource new <name> -- --from <file>, check, or upgrade <file>',
  )
}
