import { expect, test } from 'vitest'
import { clipping } from '../../src/fields/display/clipping'

test('a text that may be cut runs in its own direction, and tells itself whole where it is long', () => {
  expect(clipping('Quito')).toEqual({ className: 'f-clip', dir: 'auto', title: undefined })
  const name = 'Importadora Cedeño León y Compañía Limitada'
  expect(clipping(name, 'f-link')).toEqual({ className: 'f-link f-long', dir: 'auto', title: name })
})
