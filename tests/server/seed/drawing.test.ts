import { expect, test } from 'vitest'
import { typeOf } from '../../../server/files/fileTypeOf'
import { pixelsOf } from '../../../server/files/pixels'
import { createContent } from '../../../server/seed/files'

test('a phone of the demo is drawn in its colour', () => {
  const drawn = (colour: string) =>
    createContent({ id: '1', name: `KONDOR K55 ${colour}.png`, type: 'image/png' })
  expect(pixelsOf(drawn('AZUL'), 'image/png')).toEqual({ width: 300, height: 300 })
  expect(drawn('AZUL')).not.toEqual(drawn('VERDE'))
  expect(typeOf(drawn('AZUL'), ['image/png'])).toBe('image/png')
})
