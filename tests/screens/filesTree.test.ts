import { expect, test } from 'vitest'
import { fileItem, folderItem } from '../../src/custom-pages/files-manager/items'
import { treeOf } from '../../src/custom-pages/files-manager/tree'
import type { Sent } from '../../src/resources/useRecord'

const folder = (id: number, CARPETA: number | null, more: object = {}) =>
  ({ id, NOMBRE: `F${id}`, CARPETA, ...more }) as unknown as Sent
const ids = (folders: readonly Sent[]) => folders.map(({ id }) => id)

test('folders lie in each other; one whose folder is not seen lies at the top', () => {
  const tree = treeOf([folder(1, null), folder(2, 1), folder(3, 2), folder(4, 99)])
  expect(ids(tree.inside(null))).toEqual([1, 4])
  expect(ids(tree.inside(1))).toEqual([2])
  expect(ids(tree.pathTo(3))).toEqual([1, 2, 3])
  expect([tree.pathTo(null), tree.pathTo(77)]).toEqual([[], []])
})

test('a path ends, even where folders lie in a ring', () => {
  const tree = treeOf([folder(1, 2), folder(2, 1)])
  expect(ids(tree.pathTo(1))).toEqual([2, 1])
})

test('what others see as well is told, and what may be done is what the server said', () => {
  expect(folderItem(folder(1, null, { LEEN: [] })).isShared).toBe(false)
  expect(folderItem(folder(1, null, { EDITAN_ROLES: ['7'] })).isShared).toBe(true)
  const can = { update: true, delete: false }
  const file = { id: 5, NOMBRE: 'a.pdf', TAMANO: null, _can: can } as unknown as Sent
  expect(fileItem(file)).toMatchObject({ key: 'files-5', size: undefined, isShared: false, can })
  expect(fileItem({ id: 6, NOMBRE: 'b' } as unknown as Sent).can).toEqual({
    update: false,
    delete: false,
  })
})
