import type { FieldModel } from '../fields/resource'
import type { Expression } from '../rules/expression'
import { comparedType } from './attributeTypes'

interface Input {
  readonly path: string
  readonly wants: 'number' | 'date'
}

/** Inputs of another type: a computation takes numbers, `days` and `months` take dates and moments. */
export const formulaProblems = (
  formula: Expression | undefined,
  fieldAt: (path: string) => FieldModel | undefined,
): string[] =>
  [...inputsIn(formula)].flatMap(({ path, wants }) => {
    const field = fieldAt(path)
    if (!field) return []
    const isFit =
      wants === 'number'
        ? comparedType(field) === 'number' && !field.target
        : field.store === 'day' || field.store === 'instant'
    return isFit ? [] : [`is computed from ${path}, which is of kind ${field.kind} and no ${wants}`]
  })

function* inputsIn(expression: Expression | undefined): Generator<Input> {
  if (expression === undefined || typeof expression === 'number') return
  if (typeof expression === 'string') yield { path: expression, wants: 'number' }
  else if ('sum' in expression) yield { path: expression.sum, wants: 'number' }
  else if ('round' in expression) yield* inputsIn(expression.round)
  else if ('step' in expression) yield* inputsIn(expression.step)
  else if ('days' in expression) yield* dates(expression.days)
  else if ('months' in expression) yield* dates(expression.months)
  else
    for (const parts of Object.values(expression)) for (const part of parts) yield* inputsIn(part)
}

function* dates(paths: readonly string[]): Generator<Input> {
  for (const path of paths) yield { path, wants: 'date' }
}
