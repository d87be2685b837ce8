import type { WithFlow } from '../../model/rules/sharedWords'
import { choice } from '../choice/data'
import type { Kind } from '../kind/kind'

export interface StatusOptions extends WithFlow<string> {}

/** State of a flow, changed by its transitions. */
export const status: Kind<StatusOptions, number> = {
  ...(choice as unknown as Kind<StatusOptions, number>),
  actsAs: ({ flow }, flows) => {
    const states = flows?.[flow]?.states
    if (!states) throw new Error(`there is no flow "${flow}"`)
    return { kind: 'choice', options: { options: states, numeric: true } }
  },
  is: { isTelling: true, isNarrow: true, isAssigned: true, hasAccessor: true },
}
