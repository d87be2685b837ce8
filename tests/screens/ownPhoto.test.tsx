import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCatalogue } from '../server/aCatalogue'
import { aJpeg } from '../server/fileBytes'
import { useServer } from '../server/useServer'
import { allAnswered, renderApp } from './renderApp'

await Promise.all([
  import('../../src/custom-pages/account/AccountPage'),
  import('../../src/ui/photo/CropDialog'),
])

const server = useServer({ catalogue: aCatalogue() })
const drawn = vi.fn()
let sent = aJpeg(400, 400)

// jsdom draws no canvas, and its Blob is not sent: the cut picture is given, and its place in the photo is looked at.
beforeEach(() => {
  sent = aJpeg(400, 400)
  drawn.mockClear()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ fillRect() {}, drawImage: drawn },
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done =>
    done(new NodeBlob([new Uint8Array(sent)], { type: 'image/jpeg' }) as Blob),
  )
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
})
afterEach(async () => {
  cleanup()
  await allAnswered()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const use = 'Usar esta foto'

async function choose() {
  await renderApp(server, { as: '7', path: '/dashboard/user/account' })
  const file = new File(['x'], 'yo.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Cambiar foto', { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Recortar la foto' }))
  const frame = dialog.getByRole('button', { name: /^Arrastre la foto/ })
  fireEvent.load(frame.querySelector('img') as HTMLImageElement)
  await waitFor(() => expect(dialog.getByRole('button', { name: use })).toBeEnabled())
  return { dialog, frame }
}

test('a person crops a picture by keyboard, and it is their photo', async () => {
  const { dialog, frame } = await choose()
  frame.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(dialog.getByRole('button', { name: use }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // 400 of 800 pixels from the middle, moved by 8 of the 256 of the frame
  const [, left, top, side] = drawn.mock.calls[0] as number[]
  expect([left, top, side]).toEqual([212.5, 0, 400])
  const photo = () => screen.getByRole('main').querySelector('img')?.getAttribute('src')
  expect(photo()).toMatch(/^\/hanadb\/api\/account\/photos\//)
})

test('the dialog says why the server refuses a picture, and stays open', async () => {
  sent = aJpeg(400, 300)
  const { dialog } = await choose()
  await userEvent.click(dialog.getByRole('button', { name: use }))
  expect(await dialog.findByText(/cuadrada/)).toBeVisible()
})
