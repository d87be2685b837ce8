import { fieldsOf, parseRule, type Rule } from './rule'
import { isTally, type Tally } from './tally'

/**
 * Computed fields are data: `{ add: ['COSTO', 'MANO_DE_OBRA'] }`, `{ sum: 'LINEAS.TOTAL' }`. Field
 * names are strings, constants are numbers. Money is reckoned in integer cents, rounded half up
 * (safety.md 9), by this one evaluator on the server and in forms.
 */
export type Expression =
  | string
  | number
  | { readonly add: readonly Expression[] }
  | { readonly sub: readonly [Expression, Expression] }
  | { readonly mul: readonly Expression[] }
  | { readonly div: readonly [Expression, Expression] }
  /** Sum of a field over child rows, or over those of them that meet a rule: `LINEAS.TOTAL`. */
  | { readonly sum: string; readonly where?: Rule }
  /** Half up, to this many decimals (2 when not said). */
  | { readonly round: Expression; readonly to?: number }
  /** The first of them that has a value. */
  | { readonly first: readonly Expression[] }
  /** The highest of these steps that is not above the number; 0 below the first (stock as buckets). */
  | { readonly step: Expression; readonly at: readonly number[] }
  /** Whole days of the business's calendar from one date or instant to another: `['FECHA_CREACION', 'FECHA_DECISION']`. */
  | { readonly days: readonly [from: string, to: string] }
  | { readonly max: readonly Expression[] }
  | { readonly min: readonly Expression[] }

/** The record's fields an expression reads; `LINEAS.TOTAL` counts as both parts. A tally reads none of them. */
export function inputsOf(expression: Expression | Tally): string[] {
  if (typeof expression === 'number') return []
  if (typeof expression === 'string') return [expression]
  if (isTally(expression)) return []
  if ('sum' in expression) {
    const [lines] = expression.sum.split('.')
    const asked = expression.where ? fieldsOf(parseRule(expression.where)) : []
    return [expression.sum, ...asked.map(name => `${lines}.${name}`)]
  }
  if ('round' in expression) return inputsOf(expression.round)
  if ('step' in expression) return inputsOf(expression.step)
  return Object.values(expression).flatMap(parts => (parts as Expression[]).flatMap(inputsOf))
}
