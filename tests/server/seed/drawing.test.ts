import { expect, test } from 'vitest'
import { typeOf } from '../../../server/files/fileTypeOf'
import { pixelsOf } from '../../../server/files/pixels'
import { createContent } from '../../../server/seed/files'

test('a phone of the demo is drawn in its colour', () => {
  const drawn = (colour: string) =>
    createContent({ id: '1', name: `Kondor K55 ${colour}.png`, type: 'image/png' })
  expect(pixelsOf(drawn('AZUL'), 'image/png')).toEqual({ width: 240, height: 240 })
  expect(drawn('AZUL')).not.toEqual(drawn('VERDE'))
  expect(typeOf(drawn('AZUL'), ['image/png'])).toBe('image/png')
})

test('a product is drawn as what its name says', () => {
  const drawn = (name: string) => createContent({ id: '1', name: `${name}.png`, type: 'image/png' })
  expect(drawn('GENERICO CABLE TIPO C 1M NEGRO')).not.toEqual(
    drawn('GENERICO RELOJ INTELIGENTE FIT NEGRO'),
  )
  expect(drawn('SIGNO TELEVISOR 43 PULGADAS 4K')).toEqual(drawn('SIGNO MONITOR 22 PULGADAS'))
})
