import { loadParts } from '../../fields/registry'
import type { FieldModel, Resource } from '../../model/resource'
import { throughOf } from '../../model/through'
import type { Move } from '../../model/transition'
import type { Later } from '../../pieces/plainLater'
import type { Seen } from './Shown'

/** The fields a move asks for. */
export const askedFields = ({ fields }: Resource, { transition }: Move): readonly FieldModel[] =>
  (transition.ask ?? []).map(name => fields.get(name)).filter(field => field !== undefined)

/** What it shows before it asks, its own or behind a reference. */
export const shownFields = (resource: Resource, { transition }: Move): readonly Seen[] =>
  (transition.shows ?? [])
    .map(name => resource.fields.get(name) ?? throughOf(resource, name))
    .filter(seen => seen !== undefined)

/** Fetches what a move's dialog needs, so that it opens whole. */
export const prepareQuestion = (resource: Resource, move: Move, Dialog: Later<never>) =>
  Promise.all([Dialog.preload(), loadParts(askedFields(resource, move), 'Input')])
