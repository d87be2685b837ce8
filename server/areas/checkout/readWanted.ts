import type { QuoteInput } from '../../../src/contracts/checkout'
import type { QuoteRequest } from '../../../src/domain/checkout/quote'
import { FieldProblems } from '../../base/refusal'

/** Parses an order request. Reports all errors together. */
export function readWanted<Body extends QuoteInput>(
  body: Body,
): Body & Pick<QuoteRequest, 'method'> {
  const errors = new FieldProblems()
  const codes = new Set<string>()
  const cart = body.cart.map((line, at) => {
    const CODIGO = plain(line.CODIGO, errors, `cart.${at}.CODIGO`)
    if (codes.has(CODIGO)) errors.add(`cart.${at}.CODIGO`, { key: 'repeated' })
    codes.add(CODIGO)
    return { ...line, CODIGO, comment: plain(line.comment, errors, `cart.${at}.comment`) }
  })
  // Collected orders have no delivery cost.
  if (body.servientrega === null && body.shipping > 0) errors.add('shipping', { key: 'notChoice' })
  const order = {
    ...body,
    cart,
    method: body.method ?? null,
    warehouse: body.warehouse && plain(body.warehouse, errors, 'warehouse'),
    comment: plain(body.comment, errors, 'comment'),
    billing: plain(body.billing, errors, 'billing'),
  }
  if (body.warehouse === '') errors.add('warehouse', { key: 'required' })
  errors.refuseAny()
  return order
}

function plain(value: string, errors: FieldProblems, name: string): string {
  if (value.trim() === '') errors.add(name, { key: 'required' })
  else if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(value)) errors.add(name, { key: 'badCharacters' })
  return value.trim()
}
