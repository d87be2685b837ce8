import Add from '@mui/icons-material/Add'
import { useCreatePath, useTranslate } from 'ra-core'
import { type Me, mayAct, policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { couldHold } from '../../model/rules/verdict'
import { type SentRecord, useLabels } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'

interface Addition {
  readonly target: Resource
  /** The field that refers to the record. */
  readonly by: FieldModel
  readonly record: SentRecord
}

/** True if the person may create such records for this one, as far as it tells, and choose the record they refer to. */
export function mayAdd({ target, by, record }: Addition, me: Me): boolean {
  const { create, writable } = policyOf(target, me)
  const far = Object.entries(record).map(([name, value]) => [`${by.name}.${name}`, value])
  const known = { record: { [by.name]: record.id, ...Object.fromEntries(far) }, me }
  return mayAct(target, me, 'create') && writable.has(by.name) && couldHold(create, known)
}

interface AddRelatedProps extends Addition {
  /** Says what is added; otherwise the place says it. */
  readonly isNamed?: boolean
}

/** Opens the form of a new record that refers to this one. */
export function AddRelated({ target, by, record, isNamed = false }: AddRelatedProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const name = useLabels().oneInside(target)
  const query = new URLSearchParams({ [by.name]: String(record.id) })
  const label = translate('app.action.addNamed', { name })
  return (
    <ButtonLink
      startIcon={<Add fontSize="small" />}
      aria-label={label}
      to={`${createPath({ resource: target.name, type: 'create' })}?${query}`}
    >
      {isNamed ? label : translate('app.action.add')}
    </ButtonLink>
  )
}
