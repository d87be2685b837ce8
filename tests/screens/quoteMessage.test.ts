import { expect, test } from 'vitest'
import { quoteMessage } from '../../src/custom-pages/checkout/quote/quoteMessage'
import { newCheckout } from '../../src/domain/checkout/state'
import { transition } from '../../src/domain/checkout/transitions'
import { dialled } from '../../src/domain/customers/phone'
import { ownTotals } from '../../src/features/checkout/state/wantedOf'
import { orderShare } from '../../src/schemas/parts/orderShare'
import { whatsAppUrl } from '../../src/ui/controls/whatsApp'

const billing = { ID: 'CL0102030400', Cliente: 'Tienda Sol', Celular: '099 123 4567' }
const product = { CODIGO: '10.02.001', NOMBRE: 'Teléfono A1', price: 100, PriceList: 5 }
const filled = transition(newCheckout, { type: 'add', product: { ...product, quantity: 2 } })
const checkout = { ...filled, billing, shipping: 3 }
const offered = { checkout, totals: ownTotals(checkout), seller: 'Vera Luna' }

test('a quote tells lines, delivery and total with IVA in the schema’s words', () => {
  const text = quoteMessage(orderShare.draft, { ...offered, quote: undefined })
  expect(text.split('\n')).toEqual([
    'Hola Tienda Sol, esta es su cotización.',
    '• 2 × Teléfono A1 a $100,00',
    '• 1 × Envío $3 a $3,00',
    'Subtotal: $203,00',
    'IVA 15 %: $30,45',
    'Total con IVA: $233,45',
    'Precios y stock se confirman al hacer el pedido.',
    'Le atiende Vera Luna.',
  ])
})

test('where the server has spoken, its price is told', () => {
  const line = { ...product, quantity: 2, price: 98, subtotal: 196 }
  const details = {
    lines: [line],
    differences: [],
    credit: null,
    method: 4,
    longerThan: null,
    enough: [],
    warehouse: '019',
  }
  const quote = { ...offered.totals, ...details }
  expect(quoteMessage(orderShare.draft, { ...offered, quote })).toContain('a $98,00')
})

test.each([
  ['099 123 4567', '593991234567'],
  ['+593 99 123 4567', '593991234567'],
  ['', null],
  [null, null],
])('WhatsApp dials %s as %s', (phone, digits) => {
  expect(dialled(phone)).toBe(digits)
})

test('a message keeps its spaces and lines on the way', () => {
  expect(whatsAppUrl(null, 'a b\nc+d')).toBe('https://wa.me/?text=a%20b%0Ac%2Bd')
})
