import { mayAct, policyOf } from '../../../model/access/access'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { askableField, type ConditionList, relatedField } from '../../../model/lists/askable'
import type { useLabels } from '../../../providers/backend/catalogueContext'

/** Subject of a condition: a field, also behind a reference, or the number of related rows. */
export type ConditionField = { readonly label: string; readonly group: string } & (
  | { readonly path: string; readonly field: FieldModel }
  | { readonly rows: Resource; readonly via: FieldModel }
)

/** Other resources that conditions of a list can reach; their schemas load before it is asked. */
export function reachedFrom({ resource, me, catalogue }: ConditionList): readonly string[] {
  const { readable } = policyOf(resource, me)
  const targets = [...resource.fields.values()].flatMap(({ name, reference, target }) =>
    reference && target && readable.has(name) ? target.name : [],
  )
  const names = me.PLAIN_SERVER ? [] : [...targets, ...catalogue.referring(resource.name)]
  return [...new Set(names)].filter(name => {
    const there = catalogue.resources.get(name)
    return there !== undefined && mayAct(there, me, 'list')
  })
}

type Labels = ReturnType<typeof useLabels>

/** Fields of a list that the person may ask: indexed ones first, then the others, then what they lead to. */
export function conditionFields(list: ConditionList, labels: Labels): readonly ConditionField[] {
  const own = ownFields(list)
  if (list.me.PLAIN_SERVER) return own.map(field => asField(field, labels, ''))
  const reached = new Set(reachedFrom(list))
  const behind = own.flatMap(reference => {
    const { target } = reference
    if (!reference.reference || !target || !reached.has(target.name)) return []
    const group = labels.field(reference)
    return fieldsBehind(list, reference, target).map(({ path, field }) => ({
      ...{ path, field, group },
      label: `${group} › ${labels.field(field)}`,
    }))
  })
  return [...own.map(field => asField(field, labels, '')), ...behind]
}

const asField = (field: FieldModel, labels: Labels, group: string): ConditionField => ({
  ...{ path: field.name, field, group },
  label: labels.field(field),
})

function ownFields({ resource, me }: ConditionList): readonly FieldModel[] {
  const all = [...resource.fields.values()].filter(({ name }) => askableField(resource, me, name))
  const indexed = all.filter(({ name }) => resource.filterable.has(name))
  return me.PLAIN_SERVER ? indexed : [...new Set([...indexed, ...all])]
}

const fieldsBehind = ({ resource, me }: ConditionList, { name }: FieldModel, target: Resource) =>
  [...target.fields.values()].flatMap(field => {
    const path = `${name}.${field.name}`
    return askableField(resource, me, path) && field !== target.key ? { path, field } : []
  })

/** Resources whose rows refer to the records of the list, by each of their references. */
export function countedRows(list: ConditionList, labels: Labels): readonly ConditionField[] {
  const { resource, catalogue } = list
  const reached = reachedFrom(list)
  return reached.flatMap(name => {
    const rows = catalogue.get(name)
    const refers = [...rows.fields.values()].filter(
      field => field.target === resource && relatedField(list, name, field.name),
    )
    return refers.map(via => ({
      ...{ rows, via, group: '#' },
      label: refers.length > 1 ? `${labels.many(rows)} (${labels.field(via)})` : labels.many(rows),
    }))
  })
}
