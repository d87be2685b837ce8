import { expect, test } from 'vitest'
import { fileItem, folderItem } from '../../src/custom-pages/files-manager/state/items'
import type { SentRecord } from '../../src/providers/backend/catalogueContext'

const folder = (id: number, CARPETA: number | null, more: object = {}) =>
  ({ id, NOMBRE: `F${id}`, CARPETA, ...more }) as unknown as SentRecord

test('what others see as well is told, and what may be done is what the server said', () => {
  expect(folderItem(folder(1, null, { LEEN: [] })).isShared).toBe(false)
  expect(folderItem(folder(1, null, { EDITAN_ROLES: ['7'] })).isShared).toBe(true)
  const can = { update: true, delete: false }
  const file = { id: 5, NOMBRE: 'a.pdf', TAMANO: null, _can: can } as unknown as SentRecord
  expect(fileItem(file)).toMatchObject({ key: 'files-5', size: undefined, isShared: false, can })
  expect(fileItem({ id: 6, NOMBRE: 'b' } as unknown as SentRecord).can).toEqual({
    update: false,
    delete: false,
  })
})
