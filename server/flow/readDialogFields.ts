import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { FieldProblems } from '../base/refusal'
import type { RecordValues } from '../query/requestContext'
import { readField } from '../write/rows/readFields'

/** Reads the answers to a dialog by their kinds; refuses fields it does not ask for. */
export function readDialogFields(
  resource: Resource,
  body: RecordValues,
  isAsked: (name: string) => boolean,
) {
  const problems = new FieldProblems()
  problems.addUnknown(body, name => isAsked(name) && resource.fields.has(name))
  const reading = { problems, rowFields: (lines: FieldModel) => lines.fields ?? [] }
  const values = Object.entries(body).flatMap(([name, value]) => {
    const field = resource.fields.get(name)
    return field ? [[name, readField(field, value, reading)] as const] : []
  })
  problems.refuseAny()
  return values
}
