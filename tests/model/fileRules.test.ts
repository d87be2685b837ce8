import { expect, test } from 'vitest'
import { namedAs, officeTypes, sizeText } from '../../src/model/access/fileRules'

test.each([
  ['Lista.pdf', officeTypes.xlsx, 'Lista.xlsx'],
  ['Lista.PDF', 'application/pdf', 'Lista.PDF'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['foto.jpeg', 'image/png', 'foto.png'],
  ['Lista v1.2', 'application/pdf', 'Lista v1.2'],
  ['Contrato', 'application/pdf', 'Contrato'],
  ['.pdf', 'image/png', '.pdf'],
  ['notas.txt', 'text/csv', 'notas.csv'],
  ['Lista.pdf', 'application/x-unknown', 'Lista.pdf'],
])('%s with %s in it is called %s', (name, type, expected) => {
  expect(namedAs(name, type)).toBe(expected)
})

test('a size has a comma, as money does', () => {
  expect([0, 512, 300_000, 1_400_000, 1.5 * 1024 ** 3].map(sizeText)).toEqual([
    '0 B',
    '512 B',
    '293 kB',
    '1,3 MB',
    '1,5 GB',
  ])
})
