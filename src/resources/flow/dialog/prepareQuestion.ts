import { loadParts } from '../../../fields/registry/registry'
import { viewNamespaces } from '../../../i18n/firstNamespaces'
import { throughOf } from '../../../model/access/throughReference'
import type { Move } from '../../../model/access/transition'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import type { MoveFact } from './MoveFacts'

export const dialogFieldsOf = ({ fields }: Resource, { transition }: Move): readonly FieldModel[] =>
  (transition.dialogFields ?? []).map(name => fields.get(name)).filter(field => field !== undefined)

/** The fields it shows, its own or behind a reference. */
export const shownFields = (resource: Resource, { transition }: Move): readonly MoveFact[] =>
  (transition.dialogInfo ?? [])
    .map(name => resource.fields.get(name) ?? throughOf(resource, name))
    .filter(seen => seen !== undefined)

export const LazyMoveDialog = quiet(
  later(() => import('./MoveDialog'), 'MoveDialog', ...viewNamespaces.edit),
)

/** Loads everything a dialog needs before it opens. */
export const prepareQuestion = (resource: Resource, move: Move) =>
  Promise.all([LazyMoveDialog.preload(), loadParts(dialogFieldsOf(resource, move), 'Input')])
