import { checkOwn } from '../access/ownRows'
import { checkFilterOptions } from '../fields/filterOptions'
import type { FieldModel, Resource } from '../fields/resource'
import { inputsOf } from '../rules/expression'
import { fieldsOf } from '../rules/rule'
import { invalidDefault } from './checkConstants'
import { formulaProblems } from './checkFormula'

/** Errors in the fields of child rows, each with its place: `LINES.X`. */
export function checkRows(
  lines: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  const rows = (lines.fields ?? []).flatMap(field => {
    const { words, name } = field
    const isLost = 'resource' in words && !all.has(words.resource)
    const problems = [
      ...fieldsOf(field.read).map(asked => `read may ask about $me only, not about ${asked}`),
      ...inputProblems(field, lines),
      ...(isLost ? [] : invalidDefault(field)),
      ...(isLost ? [] : checkFilterOptions(field, fieldsAround(lines, resource))),
      ...(words.derive
        ? ['is derived, which no field of a row is; derive a field of the record']
        : []),
      ...(words.confidential ? ['a row hides nothing from who writes it'] : []),
      ...('keepVersions' in words ? ['versions are kept of a record’s own files only'] : []),
    ]
    return [
      ...placeProblems(field, resource),
      ...problems.map(problem => `${lines.name}.${name}: ${problem}`),
    ]
  })
  return [...checkOwn(lines), ...rows]
}

const fieldsAround = ({ fields = [] }: FieldModel, resource: Resource) =>
  new Map([...resource.fields, ...fields.map(field => [field.name, field] as const)])

function placeProblems(field: FieldModel, { key, company }: Resource): string[] {
  const { name, kind, lines, references, id, status, isSecret, computed } = field
  const isUnfit = lines || references || id || status || isSecret || computed?.rollup
  return [
    ...(isUnfit ? [`${name}: a ${kind} cannot stand in a row`] : []),
    ...([key.name, company?.name].includes(name)
      ? [`${name}: a row already carries the column of its record with this name`]
      : []),
  ]
}

/** A computed row field uses only fields of its row that precede it. */
function inputProblems({ name, computed }: FieldModel, { fields = [] }: FieldModel): string[] {
  if (!computed) return []
  const names = fields.map(field => field.name)
  const unknown = inputsOf(computed.formula).flatMap(input => {
    const at = names.indexOf(input)
    if (at < 0) return [`is computed from ${input}, which is no field of its row`]
    const isLater = fields[at]?.computed && at >= names.indexOf(name)
    return isLater ? [`is computed from ${input}, which must stand above it`] : []
  })
  const fieldAt = (input: string) => fields.find(field => field.name === input)
  return [...unknown, ...formulaProblems(computed.formula, fieldAt)]
}
