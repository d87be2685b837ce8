import { type Command, CommandError } from '../command'
import { checkResources } from './checkResources'
import { newResource } from './newResource'

/** `npm run resource new …` drafts a schema, `npm run resource check` examines all of them. */
export const resource: Command = async input => {
  const [verb, ...args] = input.args
  if (verb === 'new') return newResource({ ...input, args })
  if (verb === 'check') return checkResources(input)
  throw new CommandError('Say which: npm run resource new <name> -- --from <file>, or check')
}
