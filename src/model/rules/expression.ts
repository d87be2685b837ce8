import { fieldsOf, parseRule } from './rule'
import type { Aggregate, Filtered } from './sharedWords'

/**
 * Computation as data: `{ add: ['COSTO', 'MANO_DE_OBRA'] }`, `{ sum: 'LINEAS.TOTAL' }`. Strings are field
 * names, numbers are constants. Money is calculated in integer cents, rounded half up, by the same
 * evaluator on the server and in forms.
 */
export type Expression =
  | string
  | number
  | {
      /** Sum of the values. @example `add: ['COSTO', 'MANO_DE_OBRA']` */
      readonly add: readonly Expression[]
    }
  | {
      /** First value less the second. @example `sub: ['SUBTOTAL', 'DESCUENTO']` */
      readonly sub: readonly [Expression, Expression]
    }
  | {
      /** Product of the values. @example `mul: ['PRECIO', 'CANTIDAD']` */
      readonly mul: readonly Expression[]
    }
  | {
      /** First value divided by the second. @example `div: ['TOTAL', 'CUOTAS']` */
      readonly div: readonly [Expression, Expression]
    }
  | ({
      /** Sum of a field over the rows of a field of kind `lines`. @example `sum: 'ITEMS.TOTAL'` */
      readonly sum: string
    } & Filtered)
  | {
      /** The value rounded half up. @example `round: { mul: ['SUBTOTAL', 0.15] }` */
      readonly round: Expression
      /** Number of decimals of `round`. @default 2 @example `decimals: 0` */
      readonly decimals?: number
    }
  | {
      /** First value that is not empty. @example `first: ['PRECIO_ESPECIAL', 'PRECIO']` */
      readonly first: readonly Expression[]
    }
  | {
      /** The highest of the steps in `at` that the value reaches; 0 below the first. @example `step: 'CANTIDAD'` */
      readonly step: Expression
      /** Steps, in ascending order. @example `at: [1, 5, 10, 50]` */
      readonly at: readonly number[]
    }
  | {
      /** Days from one date or moment to another. @example `days: ['FECHA_CREACION', 'FECHA_DECISION']` */
      readonly days: readonly [from: string, to: string]
    }
  | {
      /**
       * Months from one date or moment to another; a month begun counts.
       * @example `months: ['FECHA_VENTA', 'FECHA_CREACION']`
       */
      readonly months: readonly [from: string, to: string]
    }
  | {
      /** Highest of the values. @example `max: ['MINIMO', 'CALCULADO']` */
      readonly max: readonly Expression[]
    }
  | {
      /** Lowest of the values. @example `min: ['CUPO', 'PEDIDO']` */
      readonly min: readonly Expression[]
    }

export interface Formula {
  /** Computation over fields of the record. @example `formula: { mul: ['PRECIO', 'CANTIDAD'] }` */
  readonly formula: Expression
}

/** Fields of the record an expression reads; `LINEAS.TOTAL` gives both parts. */
export function inputsOf(expression: Expression | undefined): string[] {
  if (expression === undefined || typeof expression === 'number') return []
  if (typeof expression === 'string') return [expression]
  if ('sum' in expression) {
    const [lines] = expression.sum.split('.')
    const asked = expression.where ? fieldsOf(parseRule(expression.where)) : []
    return [expression.sum, ...asked.map(name => `${lines}.${name}`)]
  }
  if ('round' in expression) return inputsOf(expression.round)
  if ('step' in expression) return inputsOf(expression.step)
  return Object.values(expression).flatMap(parts => (parts as Expression[]).flatMap(inputsOf))
}

/**
 * Aggregate over the rows of another resource that refer to this record by `via`: `{ count: 'payments', via:
 * 'ORDEN_ID' }`, `{ sum: 'stock.CANTIDAD', via: 'CODIGO' }`.
 */
export type Tally = Aggregate &
  Filtered & {
    /** Reference of those rows to this record. @example `via: 'ORDEN_ID'` */
    readonly via: string
  }
