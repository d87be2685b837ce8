import { expect, test } from 'vitest'
import { isNear, likeness, MUCH_ALIKE } from '../../src/base/likeness'

test.each([
  ['Juan Pérez', 'Juan Peres'],
  ['Comercial Andina', 'COMERCIAL ANDINA CIA. LTDA.'],
  ['Tienda La Esquina', 'Tienda de la Esquina'],
  ['Vera Rosa', 'Rosa Veras'],
])('%s is much like %s', (one, other) => {
  expect(likeness(one, other)).toBeGreaterThanOrEqual(MUCH_ALIKE)
  expect(likeness(other, one)).toBe(likeness(one, other))
})

test.each([
  ['Comercial Andina', 'Comercial Andrade'],
  ['Distribuidora Norte', 'Distribuidora Sur'],
  ['Ana', 'Juan Pérez'],
  ['', ''],
])('%s is not %s', (one, other) => {
  expect(likeness(one, other)).toBeLessThan(MUCH_ALIKE)
})

test.each([
  ['nubria', 'nubira', true],
  ['kondr', 'kondor', true],
  ['telefnos', 'telefonos', true],
  ['andes', 'anden', true],
  ['caja', 'cable', false],
  ['kit', 'kid', false],
])('%s is near %s: %s', (typed, word, is) => {
  expect(isNear(typed, word)).toBe(is)
})
