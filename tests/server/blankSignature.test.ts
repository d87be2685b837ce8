import { expect, test } from 'vitest'
import { isBlankPicture } from '../../server/files/isBlankPicture'
import { png, signatureDrawing } from '../../server/seed/drawing'
import { aJpeg, aPng } from './fileBytes'
import { useShop } from './stories/useShop'

const { open } = useShop()
const white = [[255, 255, 255]] as const
const sheet = { width: 200, height: 80 }

test.each([
  ['one pixel', png(white, () => 0, { width: 1, height: 1 }), true],
  ['an empty sheet', png(white, () => 0, sheet), true],
  ['a damaged sheet', aPng(200, 80), true],
  ['a photograph of a few pixels', aJpeg(8, 8), true],
  ['a signature', signatureDrawing(), false],
  ['one dot on a sheet', png([...white, [0, 0, 0]], (x, y) => Number(x + y === 90), sheet), false],
])('of pictures for a signature, %s: blank is %s', (_, bytes, blank) => {
  expect(isBlankPicture(bytes, bytes[0] === 0xff ? 'image/jpeg' : 'image/png')).toBe(blank)
})

test('an empty picture is no signature: it is refused with words, a drawn one is taken', async () => {
  const { credit } = await open()
  const place = new URLSearchParams({
    ...{ resource: 'bureau-queries', field: 'FIRMA', name: 'firma.png' },
  })
  const send = (body: Uint8Array) =>
    credit.send(`/hanadb/api/files?${place}`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'image/png' },
    })
  const refused = await send(png(white, () => 0, sheet))
  expect([refused.status, refused.body.errors]).toEqual([422, { FIRMA: 'Sign in the box' }])
  expect((await send(signatureDrawing())).status).toBe(201)
})
