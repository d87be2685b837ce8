import { loadParts } from '../../fields/registry'
import type { FieldModel, Resource } from '../../model/resource'
import type { Move } from '../../model/transition'
import type { Later } from '../../pieces/plainLater'

/** The fields a move asks for. */
export const askedFields = ({ fields }: Resource, { transition }: Move): readonly FieldModel[] =>
  (transition.ask ?? []).map(name => fields.get(name)).filter(field => field !== undefined)

/** The fields it shows before it asks. */
export const shownFields = ({ fields }: Resource, { transition }: Move): readonly FieldModel[] =>
  (transition.shows ?? []).map(name => fields.get(name)).filter(field => field !== undefined)

/** Fetches what a move's dialog needs, so that it opens whole. */
export const prepareQuestion = (resource: Resource, move: Move, Dialog: Later<never>) =>
  Promise.all([Dialog.preload(), loadParts(askedFields(resource, move), 'Input')])
