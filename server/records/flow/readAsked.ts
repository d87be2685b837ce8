import type { FieldModel, Resource } from '../../../src/model/resource'
import { FieldProblems } from '../../refusal'
import type { Values } from '../context'
import { readField } from '../readFields'

/** Answers to a question, each read by its field's kind; refuses those that nobody asked for. */
export function readAsked(resource: Resource, body: Values, isAsked: (name: string) => boolean) {
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
