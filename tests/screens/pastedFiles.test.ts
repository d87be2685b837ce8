import { expect, test } from 'vitest'
import { pastedFiles } from '../../src/ui/controls/pastedFiles'

const png = new File(['x'], 'image.png', { type: 'image/png' })
const pasted = (text: string, files: readonly File[] = [png]) =>
  ({ files, getData: () => text }) as unknown as DataTransfer

test('words that come with a picture of themselves are meant, a file with its name is a file', () => {
  expect(pastedFiles(pasted('IMEI\t12\n34\t56'))).toEqual([])
  expect(pastedFiles(pasted(''))).toEqual([png])
  expect(pastedFiles(pasted('image.png'))).toEqual([png])
  expect(pastedFiles(pasted('Hola', []))).toEqual([])
  expect(pastedFiles(null)).toEqual([])
})
