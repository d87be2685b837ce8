import { expect, test } from 'vitest'
import { codesIn, planUpload } from '../../src/custom-pages/photos/planUpload'

test.each([
  ['10.02.141.jpg', ['10.02.141']],
  ['10.02.141-2.jpeg', ['10.02.141-2', '10.02.141']],
  ['10.02.141 (3).png', ['10.02.141 (3)', '10.02.141']],
  ['10.02.141_12.webp', ['10.02.141_12', '10.02.141']],
  ['envio-13.png', ['ENVIO-13', 'ENVIO']],
])('the name %s may mean the codes %j', (name, codes) => {
  expect(codesIn(name)).toEqual(codes)
})

test('each photo goes to the product of its name, in order, as long as there is room', () => {
  const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
  const names = ['10.02.141-10.jpg', '10.02.141-2.jpg', 'ENVIO-13.jpg', '99.jpg']
  const files = [...names.map(name => photo(name)), photo('10.02.141.pdf', 'application/pdf')]
  const products = [
    { CODIGO: '10.02.141', NOMBRE: 'Nova', count: 8 },
    { CODIGO: 'ENVIO-13', NOMBRE: 'Envío', count: 9 },
  ]
  const plan = planUpload([...files, photo('10.02.141-11.jpg')], products, {
    most: 10,
    types: ['image/jpeg'],
  })
  expect(plan.map(({ file, product, reason }) => [file.name, product?.CODIGO, reason])).toEqual([
    ['10.02.141-2.jpg', '10.02.141', undefined],
    ['10.02.141-10.jpg', '10.02.141', undefined],
    ['10.02.141-11.jpg', '10.02.141', 'tooMany'],
    ['10.02.141.pdf', undefined, 'notPicture'],
    ['99.jpg', undefined, 'unknownCode'],
    ['ENVIO-13.jpg', 'ENVIO-13', undefined],
  ])
})
