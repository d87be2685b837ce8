import { unknownLooks } from '../fields/looks'
import type { Resource } from '../model/resource'
import type { Slots } from '../model/schema'
import { later } from '../pieces/later'
import type { Later } from '../pieces/plainLater'

export interface SlotProps {
  readonly resource: Resource
  /** The record shown or edited; none in a list. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** Named pieces for named places of the generated pages; a schema's `slots` says which goes where. */
const pieces: Readonly<Record<string, Later<SlotProps>>> = {
  activity: later(() => import('./activity/Activity').then(module => module.Activity)),
}

export const pieceAt = (resource: Resource, place: keyof Slots): Later<SlotProps> | undefined => {
  const name = resource.schema.slots?.[place]
  return name === undefined ? undefined : pieces[name]
}

/** Throws at start, naming every piece and look that a schema asks for and nobody has made. */
export function checkNamedPieces(resource: Resource): void {
  const problems = [...unknownLooks(resource), ...unknownPieces(resource)]
  if (problems.length > 0) throw new Error(`The schemas do not hold:\n  ${problems.join('\n  ')}`)
}

const unknownPieces = ({ name, schema }: Resource): string[] =>
  Object.entries(schema.slots ?? {})
    .filter(([, piece]) => !Object.hasOwn(pieces, piece))
    .map(([place, piece]) => `${name}.slots.${place}: there is no piece "${piece}"`)
